import { createHash } from 'node:crypto';
import { decode, encode } from 'fast-png';

/** A picture in at most 256 colours. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue, each from 0 to 255. */
  palette: number[][];
  /** Of each pixel, row after row, the place of its colour in the palette. */
  data: Uint8Array;
}

export const fingerprint = (screenshot: Buffer): string =>
  createHash('sha256').update(screenshot).digest('hex').slice(0, 32);

const note = 'Screenshot';

/**
 * A screenshot, a PNG, in few colours: each channel is rounded to `step`, and to a coarser one where that leaves more
 * than 256.
 */
export function reduced(screenshot: Buffer): Picture {
  const { width, height, channels, data } = decode(screenshot);
  for (let step = 16; ; step *= 2) {
    const picture = inSteps({ width, height, channels, data }, step);
    if (picture) return picture;
  }
}

interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: ArrayLike<number>;
}

/** The picture in rounded colours; undefined when there are too many. */
function inSteps({ width, height, channels, data }: Pixels, step: number): Picture | undefined {
  const rounded = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.round(value / step) * step),
  );
  const channel = (at: number) => rounded[data[at] ?? 0] ?? 0;
  const places = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  let last = -1;
  let place = 0;
  for (let pixel = 0, at = 0; pixel < indices.length; pixel++, at += channels) {
    const colour = (channel(at) << 16) | (channel(at + 1) << 8) | channel(at + 2);
    if (colour !== last) {
      place = places.get(colour) ?? places.size;
      if (place === 256) return undefined;
      places.set(colour, place);
      last = colour;
    }
    indices[pixel] = place;
  }
  const palette = [...places.keys()].map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return { width, height, palette, data: indices };
}

/** A PNG of a third of the size of Chromium's. It carries the fingerprint of the screenshot that it was made from. */
export const toPng = ({ width, height, palette, data }: Picture, screenshot: Buffer): Buffer =>
  Buffer.from(
    encode(
      { width, height, palette, data, channels: 1, text: { [note]: fingerprint(screenshot) } },
      { zlib: { level: 9 } },
    ),
  );

/** What `toPng` made; no other PNG. */
export function fromPng(png: Buffer): Picture {
  const { width, height, palette, data } = decode(png);
  if (!palette || !(data instanceof Uint8Array)) throw new Error('Not a picture of this set.');
  return { width, height, palette, data };
}

/** The fingerprint of the screenshot that `toPng` made a picture from; the picture is not decoded for it. */
export function sourceOf(png: Buffer): string | undefined {
  const at = png.indexOf(`${note}\0`);
  return at < 0 ? undefined : png.toString('latin1', at + note.length + 1, at + note.length + 33);
}
