/** The longer side of a photo that is sent, in pixels: enough to see a crack, a tenth of what a camera stores. */
export const MAX_SIDE = 2048;

const QUALITY = 0.85;

/** Width and height that fit, in the same proportion. */
export function fitted(width: number, height: number, max = MAX_SIDE): { width: number; height: number } {
  const factor = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The name with another ending. */
export const asJpegName = (name: string): string => `${name.replace(/\.\w{1,5}$/, '') || 'photo'}.jpg`;

/**
 * A photo as it is sent: upright, of 2,048 pixels at most, and without what a camera writes into it, such as where it was taken.
 * Rejects for what is no image that this browser reads.
 */
export async function preparePhoto(file: File): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
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
    context.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error('The photo could not be written.');
    return new File([blob], asJpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    image.close();
  }
}
