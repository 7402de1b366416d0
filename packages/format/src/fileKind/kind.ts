/** No phone makes a larger photo, and a browser that opens one may run out of memory. */
export const MAX_PIXELS = 100_000_000;

/** The types that are told apart. */
export type KnownType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

export interface FileKind {
  type: KnownType;
  /** Of an image. */
  pixels?: number;
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** What the bytes are, whatever the name says; null for anything else, and for an image without a readable size. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  if (ascii(bytes, 0, 5) === '%PDF-') return { type: 'application/pdf' };
  for (const [type, isType, sizeOf] of images) {
    if (!isType(bytes)) continue;
    const size = sizeOf(viewOf(bytes), bytes);
    return size && size[0] > 0 && size[1] > 0 ? { type, pixels: size[0] * size[1] } : null;
  }
  return null;
}

type Size = readonly [width: number, height: number];
type Image = readonly [
  KnownType,
  (bytes: Uint8Array) => boolean,
  (view: DataView, bytes: Uint8Array) => Size | null,
];

const images: readonly Image[] = [
  ['image/jpeg', (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff' && bytes.length > 3, jpegSize],
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', pngSize],
  ['image/webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP', webpSize],
];

function pngSize(view: DataView, bytes: Uint8Array): Size | null {
  if (bytes.length < 24 || ascii(bytes, 12, 16) !== 'IHDR') return null;
  return [view.getUint32(16), view.getUint32(20)];
}

/** Of the first frame header; the segments before it are skipped. */
function jpegSize(view: DataView, bytes: Uint8Array): Size | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // A marker may be padded, and some have no length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  const form = ascii(bytes, 12, 16);
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (form === 'VP8X') return [uint24(24) + 1, uint24(27) + 1];
  if (form === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  if (form !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}
