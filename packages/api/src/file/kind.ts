import type { FileType } from '@rentsafe/domain/file';

/** No phone makes a larger photo, and a browser that opens one may run out of memory. */
export const MAX_PIXELS = 100_000_000;

export interface FileKind {
  type: FileType;
  /** Of an image. */
  pixels?: number;
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What the bytes are, whatever the name says; null for anything else, and for an image without a readable size. */
export function kindOf(bytes: Buffer): FileKind | null {
  if (ascii(bytes, 0, 5) === '%PDF-') return { type: 'application/pdf' };
  for (const [type, isType, sizeOf] of images) {
    if (!isType(bytes)) continue;
    const size = sizeOf(bytes);
    return size && size[0] > 0 && size[1] > 0 ? { type, pixels: size[0] * size[1] } : null;
  }
  return null;
}

type Size = readonly [width: number, height: number];
type Image = readonly [FileType, (bytes: Buffer) => boolean, (bytes: Buffer) => Size | null];

const images: readonly Image[] = [
  ['image/jpeg', (bytes) => bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff, jpegSize],
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', pngSize],
  ['image/webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP', webpSize],
];

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || ascii(bytes, 12, 16) !== 'IHDR') return null;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Of the first frame header; the segments before it are skipped. */
function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // A marker may be padded, and some have no length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  const form = ascii(bytes, 12, 16);
  if (form === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (form === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (form !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}
