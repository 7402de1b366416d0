import { kindOf, MAX_PIXELS } from '@rentsafe/format/fileKind';

/** The longer side of a photo that is sent, in pixels: enough to see a crack, a tenth of what a camera stores. */
export const MAX_SIDE = 1600;

const QUALITY = 0.85;

/** Width and height that fit, in the same proportion. */
export function fitted(width: number, height: number, max = MAX_SIDE): { width: number; height: number } {
  const factor = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The name with another ending. */
export const asJpegName = (name: string): string => `${name.replace(/\.\w{1,5}$/, '') || 'photo'}.jpg`;

/** As far as this the size of a photo is looked for: behind a preview and a colour profile. */
const HEAD_BYTES = 1024 * 1024;

/** Has more pixels than a browser can hold. */
export class TooManyPixels extends Error {}

/** Before it is opened: a drawing of 30,000 × 30,000 takes 3.6 GB. */
async function refuseHuge(file: File): Promise<void> {
  const kind = kindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if ((kind?.pixels ?? 0) > MAX_PIXELS) throw new TooManyPixels();
}

/**
 * A photo as it is sent: upright, of 1,600 pixels at most, and without what a camera writes into it, such as where it was taken.
 * Rejects for what is no image that this browser reads, and with `TooManyPixels`.
 */
export async function preparePhoto(file: File): Promise<File> {
  await refuseHuge(file);
  // In one piece: Firefox opens no file that was made of several parts.
  const whole = new Blob([await file.arrayBuffer()], { type: file.type });
  const image = await createImageBitmap(whole, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitted(image.width, image.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error('The photo could not be written.');
    return new File([blob], asJpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    image.close();
  }
}
