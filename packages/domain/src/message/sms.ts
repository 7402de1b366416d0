/** Three parts of a text message. */
export const SMS_LENGTH = 459;

/** The characters of GSM 03.38; those of the extension take the place of two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extension = '^{}\\[~]|€';

/** How many parts a text message is sent, and paid for, in. */
export function smsParts(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => basic.includes(character) || extension.includes(character));
  const length = isGsm
    ? characters.reduce((sum, character) => sum + (extension.includes(character) ? 2 : 1), 0)
    : text.length;
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / part);
}
