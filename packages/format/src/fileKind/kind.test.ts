import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';

const bytes = (text: string, ...rest: number[]) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(rest)]);
const jpeg = (...segments: number[][]) => Buffer.from([0xff, 0xd8, ...segments.flat(), 0, 0, 0, 0]);
const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
const frame = [0xff, 0xc2, 0, 11, 8, 0, 20, 0, 30, 1, 0, 0, 0];
/** As far as its size. */
const png = (width: number, height: number) => {
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(width, 0);
  sizes.writeUInt32BE(height, 4);
  return Buffer.concat([bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), sizes, Buffer.alloc(8)]);
};
const webp = (form: string, ...data: number[]) =>
  Buffer.concat([bytes(`RIFF\0\0\0\0WEBP${form}`), Buffer.alloc(4), Buffer.from(data), Buffer.alloc(20)]);

it.each<[string, Buffer, object | null]>([
  ['a PDF', bytes('%PDF-1.7\n'), { type: 'application/pdf' }],
  ['a PNG', png(3, 5), { type: 'image/png', pixels: 15 }],
  ['a JPEG, behind its EXIF', jpeg(exif, frame), { type: 'image/jpeg', pixels: 600 }],
  ['a lossy WebP', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 4, 0, 5, 0), { type: 'image/webp', pixels: 20 }],
  ['a lossless WebP', webp('VP8L', 0x2f, 3, 0, 1, 0), { type: 'image/webp', pixels: 20 }],
  ['an extended WebP', webp('VP8X', 0, 0, 0, 0, 3, 0, 0, 4, 0, 0), { type: 'image/webp', pixels: 20 }],
  ['nothing', Buffer.alloc(0), null],
  ['a page that says it is an image', bytes('<html>'), null],
  ['a program', bytes('MZ\x90\0'), null],
  ['a GIF', bytes('GIF89a'), null],
  ['the first bytes of a PNG alone', png(3, 5).subarray(0, 10), null],
  ['a PNG without a size', png(0, 5), null],
  ['a JPEG without a frame', jpeg(exif), null],
  ['a WebP of an unknown form', webp('EVIL'), null],
])('%s', (_, content, kind) => expect(kindOf(content)).toEqual(kind));
