import type { Picture } from './picture.ts';

/** A step of this many of 256 in one channel is not seen. */
const unseen = 16;
/** So many pixels at the edge of a letter may be rounded to another step on another processor. */
const stray = 2;

/** For each colour of one picture, whether each colour of the other one is visibly another. */
const contrasts = (before: Picture, after: Picture): boolean[][] =>
  before.palette.map((old) =>
    after.palette.map((now) => old.some((channel, at) => Math.abs(channel - (now[at] ?? 0)) > unseen)),
  );

function overlap(before: Picture, after: Picture) {
  const differ = contrasts(before, after);
  return {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
    differs: (x: number, y: number) =>
      differ[before.data[y * before.width + x] ?? 0]?.[after.data[y * after.width + x] ?? 0] ?? true,
  };
}

/** How many pixels differ visibly, 0 where the pictures are the same to the eye; where one is larger, the rest of it differs. */
export function differenceOf(before: Picture, after: Picture): number {
  const { width, height, differs } = overlap(before, after);
  let pixels = Math.max(before.width, after.width) * Math.max(before.height, after.height) - width * height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (differs(x, y)) pixels++;
  }
  return pixels > stray ? pixels : 0;
}

const red = [220, 0, 40];
const paled = (channel: number) => 255 - Math.round((255 - channel) / 5);

/** The picture after, pale, and in red what differs. */
export function differenceImage(before: Picture, after: Picture): Picture {
  const shared = overlap(before, after);
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const palette = [red, ...after.palette.map((colour) => colour.map(paled))].slice(0, 256);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < shared.height; y++) {
    for (let x = 0; x < shared.width; x++) {
      if (!shared.differs(x, y))
        data[y * width + x] = Math.min(255, (after.data[y * after.width + x] ?? 0) + 1);
    }
  }
  return { width, height, palette, data };
}
