#!/bin/sh
# Runs a command beside busy loops and ends them with it: tools/loaded.sh 10 make test
# Each loop is bounded: it ends by itself after six hours, or when this script is gone.
set -u
loops=$1
shift
pids=
end() { [ -z "$pids" ] || kill $pids 2>/dev/null; pids=; }
trap end EXIT
trap 'exit 130' INT TERM
n=0
while [ "$n" -lt "$loops" ]; do
  timeout 21600 sh -c 'while kill -0 "$1" 2>/dev/null; do i=0; while [ "$i" -lt 100000 ]; do i=$((i + 1)); done; done' busy "$$" &
  pids="$pids $!"
  n=$((n + 1))
done
echo "$loops busy loops beside: $*"
"$@"
