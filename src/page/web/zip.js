// Reads the files of a zip with what the browser has. A zip may come from anywhere, so sizes are counted while it is unpacked,
// whatever it says of itself, and a name that leads elsewhere ends it.

/** Most bytes of a zip, of all its files unpacked, and most files: a folder of rules has a tenth of that. */
const MOST_PACKED = 1 << 20;
const MOST_BYTES = 1 << 20;
const MOST_FILES = 200;

const END_OF_ZIP = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_OF_ZIP_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

class BadZip extends Error {}

/**
 * Reads a zip of one folder, or of the files in one.
 *
 * @returns {{name, files}} the folder's name, and name and content of each file in turn, a character a byte; or the error
 */
export async function readZip(file) {
  try {
    if (file.size > MOST_PACKED) throw new BadZip(`${file.size} bytes, expected at most ${MOST_PACKED}`);
    const entries = entriesOf(new DataView(await file.arrayBuffer()));
    const { name, paths } = inOneFolder(entries.map((entry) => entry.name));
    const files = [];
    let left = MOST_BYTES;
    for (const [at, entry] of entries.entries()) {
      const bytes = await unpacked(entry, left);
      left -= bytes.length;
      files.push(paths[at], binary(bytes));
    }
    return { name: name || file.name.replace(/\.zip$/i, ''), files };
  } catch (e) {
    if (!(e instanceof BadZip || e instanceof RangeError || e instanceof TypeError)) throw e;
    return { error: { message: `${file.name}: ${e instanceof BadZip ? e.message : 'not a zip, or a damaged one'}` } };
  }
}

/** The files of the zip's directory; folders, hidden files and what macOS adds are left out. */
function entriesOf(view) {
  let end = view.byteLength - END_OF_ZIP_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_ZIP) end--;
  if (end < 0) throw new BadZip('not a zip');
  const count = view.getUint16(end + 10, true);
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) throw new BadZip('a damaged zip');
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder('utf-8').decode(new Uint8Array(view.buffer, at + ENTRY_LENGTH, length));
    const isHidden = name.endsWith('/') || name.split('/').some((part) => part.startsWith('.') && part !== '..' && part !== '.') || name.startsWith('__MACOSX/');
    if (!isHidden) entries.push(entryAt(view, at, name));
    if (entries.length > MOST_FILES) throw new BadZip(`more than ${MOST_FILES} files`);
    at += ENTRY_LENGTH + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (entries.length === 0) throw new BadZip('no files in it');
  return entries;
}

function entryAt(view, at, name) {
  const method = view.getUint16(at + 10, true);
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new BadZip(`${name} is encrypted`);
  if (method !== STORED && method !== DEFLATED) throw new BadZip(`${name} is packed in a way that browsers do not know`);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL) throw new BadZip('a damaged zip');
  const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return { name, method, check: view.getUint32(at + 16, true), packed: new Uint8Array(view.buffer, start, view.getUint32(at + 20, true)) };
}

/** Names without the folder that all are in. A ruleset has no folders in it, so a name that has one is refused. */
function inOneFolder(names) {
  const slash = names[0].indexOf('/');
  const name = slash > 0 && names.every((one) => one.startsWith(names[0].slice(0, slash + 1))) ? names[0].slice(0, slash) : '';
  const paths = names.map((one) => (name ? one.slice(name.length + 1) : one));
  const known = new Set();
  paths.forEach((path, at) => {
    if (name === '..' || path === '' || path === '.' || path === '..' || /[\\/:\p{C}]/u.test(path)) throw new BadZip(`${names[at]}: expected files of one folder`);
    if (known.has(path)) throw new BadZip(`${names[at]} is in it twice`);
    known.add(path);
  });
  return { name, paths };
}

/** The content of a file; no more than the bytes that are left is ever unpacked. */
async function unpacked({ name, method, check, packed }, left) {
  const stream = new Blob([packed]).stream();
  const reader = (method === STORED ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))).getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > left) {
      await reader.cancel();
      throw new BadZip(`more than ${MOST_BYTES} bytes unpacked`);
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  if (crc32(bytes) !== check) throw new BadZip(`${name} is damaged`);
  return bytes;
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function binary(bytes) {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
