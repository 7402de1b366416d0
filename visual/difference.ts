import { encode, type Pixels } from './picture.ts';

/** A step of this many of 256 in one channel is not seen. */
const unseen = 16;
/** So many pixels at the edge of a letter may be rounded to another step on another processor. */
const stray = 2;

export interface Difference {
  /** How many pixels differ visibly; 0 where the pictures are the same to the eye. */
  pixels: number;
  /** What differs in red, on the pale picture after: a PNG. */
  image: Buffer;
}

const pale = (channel: number | undefined) => 255 - Math.round((255 - (channel ?? 255)) / 5);

/** Compares two pictures pixel by pixel; where one is larger, the rest of it differs. */
export function differenceOf(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4, 255);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [old, now] = [before, after].map((picture) =>
        x < picture.width && y < picture.height ? (y * picture.width + x) * 4 : -1,
      ) as [number, number];
      const differs =
        old < 0 ||
        now < 0 ||
        [0, 1, 2].some((c) => Math.abs((before.data[old + c] ?? 0) - (after.data[now + c] ?? 0)) > unseen);
      if (differs) pixels++;
      const colour = differs ? [220, 0, 40] : [0, 1, 2].map((c) => pale(after.data[now + c]));
      data.set(colour, (y * width + x) * 4);
    }
  }
  return { pixels: pixels > stray ? pixels : 0, image: encode({ width, height, data }, Buffer.alloc(0)) };
}
