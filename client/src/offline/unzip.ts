/** Unzips archives with uncompressed entries, which is faster here than in the interpreter. */

const END = 0x06054b50; // marks of the zip format
const ENTRY = 0x02014b50;
const END_SIZE = 22; // bytes of the last record: our archives have no comment behind it

/** Every file by its name, as a view into the archive. */
export function* unpack(archive: ArrayBuffer): Generator<[string, Uint8Array]> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_SIZE;
  if (view.getUint32(end, true) !== END) throw new Error("this is no archive of ours");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0)
      throw new Error("a file of the archive is not stored as it is");
    const [size, name] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const [extra, comment] = [view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    const local = view.getUint32(at + 42, true);
    const body = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [
      new TextDecoder().decode(new Uint8Array(archive, at + 46, name)),
      new Uint8Array(archive, body, size),
    ];
    at += 46 + name + extra + comment;
  }
}
