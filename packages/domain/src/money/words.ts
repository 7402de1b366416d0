const ones = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', ' thousand', ' million', ' billion', ' trillion'];

const belowHundred = (n: number): string =>
  n < 20 ? (ones[n] ?? '') : `${tens[Math.floor(n / 10)]}${n % 10 ? `-${ones[n % 10]}` : ''}`;

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = belowHundred(n % 100);
  if (hundreds === 0) return rest;
  return `${ones[hundreds]} hundred${rest && ` and ${rest}`}`;
}

/** 'one thousand two hundred and fifty'; 'two thousand and five'. */
function inWords(n: number): string {
  if (n === 0) return 'zero';
  const groups: string[] = [];
  for (let rest = n, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    const isTail = scale === 0 && group > 0 && group < 100 && n >= 1000;
    if (group > 0) groups.unshift(`${isTail ? 'and ' : ''}${belowThousand(group)}${scales[scale]}`);
  }
  return groups.join(' ');
}

const names = {
  USD: ['United States dollar', 'United States dollars', 'cent', 'cents'],
  ZIG: ['Zimbabwe Gold', 'Zimbabwe Gold', 'cent', 'cents'],
} as const;

const counted = (n: number, one: string, many: string) => `${inWords(n)} ${n === 1 ? one : many}`;

/** An amount as contracts repeat it: 'four hundred and fifty United States dollars and fifty cents'. */
export function amountInWords(amount: string, currency: keyof typeof names): string {
  const [units = '0', cents = '0'] = amount.replace('-', '').split('.');
  const [one, many, cent, manyCents] = names[currency];
  const parts = [counted(Number(units), one, many)];
  if (Number(cents) > 0) parts.push(counted(Number(cents), cent, manyCents));
  return `${amount.startsWith('-') ? 'minus ' : ''}${parts.join(' and ')}`;
}
