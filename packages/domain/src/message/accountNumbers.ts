const SHORTEST = 9;

const day = String.raw`(?:20\d\d[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]20\d\d)`;
/** Days, and from one to another: they have as many digits as an account. */
const days = new RegExp(String.raw`(?<!\d[-/.]?)${day}(?:-${day})?(?![-/.]?\d)`, 'g');
/**
 * Digits, or the letter O for a zero, with up to two spaces, dots or dashes between some. A national ID ends with a letter, never an O,
 * and two digits.
 */
const numbers = /\d(?:[ \t\p{Pd}._/]{0,2}(?:\d|O(?=[\dO]))){8,}(?!\d|[A-Z]\d\d)/giu;
const mobileMoney = /eco[\s\p{Pd}]*cash|one[\s\p{Pd}]*money|innbucks|o['’]?mari|wallet/iu;

const digitsOf = (text: string) => text.replace(/O/gi, '0').replace(/\D/g, '');

/**
 * The numbers in a text that money could be sent to, as they are written, without those that are `known`: the agency's own. Telephone
 * numbers count where the text speaks of mobile money.
 */
export function accountNumbersIn(
  text: string,
  known: readonly string[],
  isPhone: (number: string) => boolean,
): string[] {
  // With and without the country code.
  const own = known
    .map((number) => (isPhone(number) ? digitsOf(number).slice(-SHORTEST) : digitsOf(number)))
    .filter(({ length }) => length >= SHORTEST);
  const isOwn = (number: string) =>
    own.reduce((rest, digits) => rest.replaceAll(digits, ''), digitsOf(number)).length < SHORTEST;
  // Characters without a width would hide that digits are one number.
  const said = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(days, ',');
  const isMobileMoney = mobileMoney.test(said);
  const found = new Set([...said.matchAll(numbers)].map(([number]) => number));
  return [...found].filter((number) => !isOwn(number) && (isMobileMoney || !isPhone(number)));
}
