#!/bin/bash
# Trains and measures on a machine that has PyTorch, from a folder made by `bundle`.
#   run.sh NET MINUTES "MIXTURE" "GAMES" "RIVALS" SECONDS [options of learn.py...]
# NET.npz and NET.opt.pt beside this script are gone on with; results are written to $OUT. MINUTES 0 only measures, SECONDS 0 only trains.
# All matches together last SECONDS, or until each has $LIMIT games (2000). $PLAYERS are who is measured instead of
# NET.npz, as `match` names them: PLAYERS="all.npz all.npz+48".
set -eo pipefail
here=$(cd "$(dirname "$0")" && pwd)
home=${TIPTOE_HOME:-/tmp/tiptoe-train}
mkdir -p "$home" "$OUT"
[ -d "$home/python" ] || tar xJf "$here/python.tar.xz" -C "$home"
find "$home/python/project/build" -name .stamp -exec touch {} +
ours="env LD_LIBRARY_PATH=$home/python/lib PYTHONHOME=$home/python PYTHONPATH=$home/python/site:$home/python/project/src:$home/python/project OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $home/python/bin/python"
$ours -c "import tiptoe.build as b; print('compiled', b.is_compiled())"
net=$1 minutes=$2 mixture=$3 games=$4 rivals=$5 seconds=$6
shift 6
mkdir -p "$home/networks"
for part in npz opt.pt; do
  [ ! -f "$here/$net.$part" ] || [ -f "$home/networks/$net.$part" ] || cp "$here/$net.$part" "$home/networks/"
done
export PYTHONUNBUFFERED=1
if [ "$minutes" != 0 ]; then
  python3 "$here/learn.py" --net "$home/networks/$net" --minutes "$minutes" --mixture "$mixture" --python "$ours -m tools.train.games" "$@" 2>&1 | tee "$OUT/$net.out.txt"
  cp "$home/networks/$net.npz" "$home/networks/$net.opt.pt" "$home/networks/$net.log.jsonl" "$OUT/"
fi
[ "$seconds" != 0 ] || exit 0
cd "$home/networks"
$ours -m tools.train.match ${PLAYERS:-$net.npz} --games $games --against $rivals --seconds "$seconds" --limit "${LIMIT:-2000}" | tee -a "$OUT/$net.matches.jsonl"
