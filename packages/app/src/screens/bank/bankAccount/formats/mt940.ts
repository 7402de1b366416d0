import { inOneLine, signed, type Transaction } from './transaction';

interface Field {
  tag: string;
  value: string;
}

/** The fields of a message: each begins a line, and goes on to the next one. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, tag, value = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag) fields.push({ tag, value });
    else if (last && !/^(?:-\}?|\{.*)$/.test(line.trim())) last.value += `\n${line}`;
  }
  return fields;
}

/** The century of a year of two digits is this one. */
const dayOf = (text: string) => `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;

const decimal = (text: string) => text.replace(',', '.').replace(/\.$/, '');

/** Value day, day of booking, C or D (R before it reverses it), a letter of the currency, amount, kind, reference. */
const line61 =
  /^(?<day>\d{6})(?<booked>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>[\d,.]+)[A-Z][A-Z\d]{3}(?<reference>[^\n]*)(?:\n(?<more>[\s\S]*))?$/;

/** German banks write `?20text?32name` and the like. */
function textOf(value: string): string {
  const parts = value.split(/\?(?=\d{2})/);
  if (parts.length < 2) return inOneLine(value.replace(/\/[A-Z]{4}\//g, ' '));
  const within = (from: number, to: number) =>
    parts
      .slice(1)
      .filter((part) => Number(part.slice(0, 2)) >= from && Number(part.slice(0, 2)) <= to)
      .map((part) => part.slice(2).replaceAll('\n', ''));
  return (
    inOneLine([...within(32, 33), ...within(20, 29), ...within(60, 63)].join(' ')) || within(0, 0).join('')
  );
}

/** The payments of MT940 messages. */
export function readMt940(text: string): Transaction[] {
  const found: Transaction[] = [];
  let [account, currency] = ['', ''];
  for (const { tag, value } of fieldsOf(text)) {
    const last = found.at(-1);
    if (tag === '25') account = value.trim();
    else if (tag.startsWith('60')) currency = value.slice(7, 10);
    else if (tag === '61') {
      const {
        day,
        booked,
        mark,
        amount,
        reference = '',
        more = '',
      } = line61.exec(value.trim())?.groups ?? {};
      if (!day || !mark || !amount) throw new Error('A line of the statement cannot be read.');
      const valued = dayOf(day);
      // A payment that is booked in January may have its value in December.
      const year =
        booked && booked < '0200' && day.slice(2, 4) === '12'
          ? Number(valued.slice(0, 4)) + 1
          : valued.slice(0, 4);
      const isOut = mark === 'D' || mark === 'RC';
      found.push({
        on: booked ? `${year}-${booked.slice(0, 2)}-${booked.slice(2)}` : valued,
        description: inOneLine(more),
        reference: inOneLine((reference.split('//')[0] ?? '').replace(/^NONREF$/, '')),
        amount: signed(decimal(amount), isOut),
        ...{ account, currency },
      });
    } else if (tag === '86' && last) last.description = textOf(value) || last.description;
    else if (tag.startsWith('62') && last) {
      const [, sign, amount = ''] = /^([CD])\d{6}[A-Z]{3}([\d,.]+)/.exec(value.trim()) ?? [];
      if (sign && last.account === account) last.balance = signed(decimal(amount), sign === 'D');
    }
  }
  return found;
}
