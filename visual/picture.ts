import { createHash } from 'node:crypto';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export const fingerprint = (screenshot: Buffer): string =>
  createHash('sha256').update(screenshot).digest('hex').slice(0, 32);

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const note = 'Screenshot\0';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function chunks(png: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

/**
 * A PNG with a palette, a third of the size of Chromium's: each channel is rounded to `step`, and to a coarser
 * one where that leaves more than 256 colours. It carries the fingerprint of the screenshot that it was made from.
 */
export function encode({ width, height, data }: Pixels, screenshot: Buffer, step = 16): Buffer {
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const round = (channel: number) => Math.min(255, Math.round((data[at + channel] ?? 0) / step) * step);
    const colour = (round(0) << 16) | (round(1) << 8) | round(2);
    let index = palette.get(colour);
    if (index === undefined) {
      if (palette.size === 256) return encode({ width, height, data }, screenshot, step * 2);
      index = palette.size;
      palette.set(colour, index);
    }
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(note + fingerprint(screenshot), 'latin1')),
    chunk('PLTE', Buffer.from([...palette.keys()].flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The fingerprint of the screenshot that `encode` made a picture from. */
export const sourceOf = (png: Buffer): string | undefined =>
  chunks(png).get('tEXt')?.toString('latin1').slice(note.length);

/** The pixels of a picture that `encode` made; no other PNG. */
export function decode(png: Buffer): Pixels {
  const parts = chunks(png);
  const [header, colours, packed] = ['IHDR', 'PLTE', 'IDAT'].map((type) => parts.get(type));
  if (!header || !colours || !packed) throw new Error('Not a picture of this set.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(packed);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = (rows[pixel + Math.floor(pixel / width) + 1] ?? 0) * 3;
    data.set(colours.subarray(colour, colour + 3), pixel * 4);
  }
  return { width, height, data };
}
