import type { Picture } from './picture.ts';

/** Steps, of 256 in one channel, that nobody sees. */
const invisibleStep = 16;
/** Pixels at the edges of letters that another processor may round otherwise. */
const strayPixels = 2;

/** For each colour of one picture, whether each colour of the other is visibly different. */
const distinctColours = (before: Picture, after: Picture): boolean[][] =>
  before.palette.map((colour) =>
    after.palette.map((other) =>
      colour.some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > invisibleStep),
    ),
  );

function overlap(before: Picture, after: Picture) {
  const differ = distinctColours(before, after);
  return {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
    differs: (x: number, y: number) =>
      differ[before.data[y * before.width + x] ?? 0]?.[after.data[y * after.width + x] ?? 0] ?? true,
  };
}

/** How many pixels differ visibly, strays aside; where one picture is larger, all pixels beyond the other differ. */
export function differenceOf(before: Picture, after: Picture): number {
  const { width, height, differs } = overlap(before, after);
  let pixels = Math.max(before.width, after.width) * Math.max(before.height, after.height) - width * height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (differs(x, y)) pixels++;
  }
  return pixels > strayPixels ? pixels : 0;
}

const red = [220, 0, 40];
const pale = (channel: number) => 255 - Math.round((255 - channel) / 5);

/** The picture after, pale, with the differences in red. */
export function differenceImage(before: Picture, after: Picture): Picture {
  const shared = overlap(before, after);
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const palette = [red, ...after.palette.map((colour) => colour.map(pale))].slice(0, 256);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < shared.height; y++) {
    for (let x = 0; x < shared.width; x++) {
      if (!shared.differs(x, y))
        data[y * width + x] = Math.min(255, (after.data[y * after.width + x] ?? 0) + 1);
    }
  }
  return { width, height, palette, data };
}
