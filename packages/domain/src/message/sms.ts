/** Three parts of a text message. */
export const SMS_LENGTH = 459;

/** The characters of GSM 03.38; those of the extension take the place of two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extension = '^{}\\[~]|€';

/** How much room each character takes, which is never divided between parts: an escape takes two, a surrogate pair as well. */
function widthsOf(text: string): { widths: number[]; single: number; part: number } {
  const characters = [...text];
  const isGsm = characters.every((character) => basic.includes(character) || extension.includes(character));
  return isGsm
    ? {
        widths: characters.map((character) => (extension.includes(character) ? 2 : 1)),
        single: 160,
        part: 153,
      }
    : { widths: characters.map(({ length }) => length), single: 70, part: 67 };
}

/** How many parts a text message is sent, and paid for, in. */
export function smsParts(text: string): number {
  const { widths, single, part } = widthsOf(text);
  if (widths.reduce((sum, width) => sum + width, 0) <= single) return 1;
  let parts = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled + width > part) {
      parts += 1;
      filled = 0;
    }
    filled += width;
  }
  return parts;
}
