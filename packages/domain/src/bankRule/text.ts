/** Words that stand in lines of anybody: alone they say nothing of whom a line is from. */
const common = new Set(
  'a an and at atm bank banking by cash card cheque chq cr credit csh debit dep deposit dr ecocash eft fee fees for from fund funds ift in inward internal inter money of online out outward own payment payments pmt pos purchase ref reference rent rtgs sweep tel tfr the till to transaction transfer trf txn via wallet withdrawal zipit'.split(
    ' ',
  ),
);

const LEAST_LETTERS = 4;
const MOST = 200;

/**
 * What of the text of a line a rule may be made of: without words with figures, which are another's the next time. '' where what is
 * left could be anybody's.
 */
export function ruleTextOf(description: string): string {
  const words = description.split(/\s+/).filter((word) => word && !/\d/.test(word));
  const telling = words
    .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => !common.has(word));
  if (telling.join('').length < LEAST_LETTERS) return '';
  // Figures in between part the text: the longest stretch is the rule.
  const stretches = description
    .split(/\S*\d\S*/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) =>
      part.split(' ').some((word) => !common.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''))),
    );
  const longest = stretches.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').slice(0, MOST);
}
