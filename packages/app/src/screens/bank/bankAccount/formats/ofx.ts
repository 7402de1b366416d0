import { inOneLine, signed, type Transaction } from './transaction';

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&nbsp;': ' ' },
};

/** OFX 1 is SGML, whose values end at the next tag; OFX 2 is XML. Both are read so. */
function valueAt(part: string, tag: string): string {
  const text = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(part)?.[1] ?? '';
  return inOneLine(text.replace(/&\w+;/g, (entity) => entities[entity.toLowerCase()] ?? entity));
}

/** An amount with a comma before its cents is written so by some banks. */
const decimal = (text: string) =>
  /,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');

/** The payments of an OFX or QFX file. */
export function readOfx(text: string): Transaction[] {
  const statements = text.split(/<(?:CC)?STMTRS>/i).slice(1);
  return statements.flatMap((statement) => {
    const [account, currency] = [valueAt(statement, 'ACCTID'), valueAt(statement, 'CURDEF')];
    const payments = statement.split(/<STMTTRN>/i).slice(1);
    return payments.map((payment) => {
      const [, year = '', month = '', day = ''] =
        /^(\d{4})(\d{2})(\d{2})/.exec(valueAt(payment, 'DTPOSTED')) ?? [];
      const [name, memo] = [valueAt(payment, 'NAME') || valueAt(payment, 'PAYEE'), valueAt(payment, 'MEMO')];
      const number = valueAt(payment, 'CHECKNUM') || valueAt(payment, 'REFNUM') || valueAt(payment, 'FITID');
      return {
        on: `${year}-${month}-${day}`,
        description: [...new Set([name, memo])].filter(Boolean).join(' '),
        reference: number,
        amount: signed(decimal(valueAt(payment, 'TRNAMT')), false),
        account,
        currency,
      };
    });
  });
}
