// Exports of banks, wallets and books as they write them, made from one table: the same five payments in each.

export const payments = [
  { on: '2026-01-05', text: 'EFT CREDIT T NCUBE RENT L-0001', ref: 'FT26005', minor: 45_000 },
  { on: '2026-01-06', text: 'BANK CHARGES', ref: 'CHG1', minor: -1250 },
  { on: '2026-01-06', text: 'TRANSFER TO MSASA PLUMBING', ref: 'PV-000011', minor: -123_456 },
  { on: '2026-01-15', text: 'CASH DEPOSIT BORROWDALE', ref: 'CD 88123', minor: 250_000 },
  { on: '2026-01-31', text: 'INTEREST', ref: 'INT', minor: 307 },
] as const;
const OPENING = 100_000;

type Day =
  | 'd/m/y'
  | 'm/d/y'
  | 'y-m-d'
  | 'ymd'
  | 'd.m.y'
  | 'd.m.yy'
  | 'd Mon y'
  | 'd-Mon-yy'
  | 'Mon d, y'
  | 'time';
type Figure =
  | '1,234.56'
  | '1234.56'
  | '1.234,56'
  | '1 234,56'
  | '1234.5600'
  | '$'
  | '£'
  | 'R'
  | '- after'
  | '()'
  | 'Cr'
  | 'Cr alone'
  | 'S/H';

interface Export {
  name: string;
  /** `Header:value`, a column each; without a colon it is empty. */
  columns: string;
  sep?: ',' | ';' | '\t' | '|';
  day?: Day;
  figure?: Figure;
  above?: string;
  below?: string;
  newestFirst?: boolean;
  encoding?: 'utf-8' | 'bom' | 'windows-1252' | 'utf-16';
  eol?: '\n' | '\r\n' | '\r';
  withoutHeader?: boolean;
  /** What stands in the name of the file, where it tells. */
  file?: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayAs(on: string, style: Day): string {
  const [y = '', m = '', d = ''] = on.split('-');
  const month = months[Number(m) - 1] ?? '';
  return {
    ...{ 'd/m/y': `${d}/${m}/${y}`, 'm/d/y': `${m}/${d}/${y}`, 'y-m-d': on, ymd: `${y}${m}${d}` },
    ...{ 'd.m.y': `${d}.${m}.${y}`, 'd.m.yy': `${d}.${m}.${y.slice(2)}`, 'd Mon y': `${d} ${month} ${y}` },
    ...{ 'd-Mon-yy': `${d}-${month}-${y.slice(2)}`, 'Mon d, y': `${month} ${Number(d)}, ${y}` },
    time: `${on} 14:05:33`,
  }[style];
}

function figureAs(minor: number, style: Figure): string {
  const plain = (Math.abs(minor) / 100).toFixed(2);
  const [whole = '', cents = ''] = plain.split('.');
  const grouped = (mark: string) => whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${mark}`);
  const english = `${grouped(',')}.${cents}`;
  const german = `${grouped('.')},${cents}`;
  const minus = minor < 0 ? '-' : '';
  const isOut = minor < 0;
  return {
    ...{ '1,234.56': minus + english, '1234.56': minus + plain, '1.234,56': minus + german },
    ...{ '1 234,56': `${minus}${grouped('\u00a0')},${cents}`, '1234.5600': `${minus}${plain}00` },
    ...{ $: `${minus}$${english}`, '£': `${minus}£${english}`, R: `${minus}R ${english}` },
    ...{ '- after': english + minus, '()': isOut ? `(${english})` : english },
    ...{ Cr: `${english} ${isOut ? 'Dr' : 'Cr'}`, 'Cr alone': isOut ? english : `${english} Cr` },
    'S/H': `${german} ${isOut ? 'S' : 'H'}`,
  }[style];
}

const quoted = (cell: string, sep: string) => (cell.includes(sep) || cell.includes('"') ? `"${cell}"` : cell);

function encoded(text: string, encoding: NonNullable<Export['encoding']>): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-16') {
    const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
    return new Uint8Array(units.buffer);
  }
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
  return new TextEncoder().encode(encoding === 'bom' ? `\uFEFF${text}` : text);
}

/** The file of an export. */
export function fileOf({
  name,
  columns,
  sep = ',',
  day = 'd/m/y',
  figure = '1,234.56',
  ...more
}: Export): File {
  const { above = '', below = '', newestFirst = false, encoding = 'utf-8', eol = '\n' } = more;
  const parts = columns.split('|').map((column) => column.split(':'));
  let held: number = OPENING;
  const lines = payments.map(({ on, text, ref, minor }) => {
    held += minor;
    const size = Math.abs(minor);
    const [into, out] = minor > 0 ? [size, 0] : [0, size];
    const figures = (value: number) => (value === 0 ? '' : figureAs(value, figure));
    const values: Record<string, string> = {
      ...{ on: dayAs(on, day), text, ref, amount: figureAs(minor, figure), size: figureAs(size, figure) },
      ...{ in: figures(into), out: figures(out), '-out': figures(-out), turned: figureAs(-minor, figure) },
      ...{ in0: figureAs(into, figure), out0: figureAs(out, figure), balance: figureAs(held, figure) },
      ...{ dc: minor > 0 ? 'CR' : 'DR', word: minor > 0 ? 'Credit' : 'Debit', 'd/c': minor > 0 ? 'C' : 'D' },
      ...{
        sh: minor > 0 ? 'H' : 'S',
        soll: minor > 0 ? 'Haben' : 'Soll',
        dash: minor > 0 ? '-' : figures(out),
      },
    };
    return parts.map(([, value = '']) => quoted(values[value] ?? value, sep)).join(sep);
  });
  const rows = newestFirst ? lines.toReversed() : lines;
  const header = parts.map(([title = '']) => quoted(title, sep)).join(sep);
  const text = [...(above ? [above] : []), ...(more.withoutHeader ? [] : [header]), ...rows, below].join(
    '\n',
  );
  return new File([encoded(text.replaceAll('\n', eol), encoding)], more.file ?? `${name}.csv`);
}

const twoColumns = 'Debit:out|Credit:in|Balance:balance';

/** Each is read: the five payments, with what the account holds where the export says so. */
export const bankExports: readonly Export[] = [
  // Zimbabwe
  { name: 'CBZ', columns: `Transaction Date:on|Value Date:on|Description:text|Reference:ref|${twoColumns}` },
  { name: 'CBZ, newest first', columns: `Date:on|Narration:text|${twoColumns}`, newestFirst: true },
  {
    name: 'Stanbic',
    columns: `Date:on|Description:text|${twoColumns}`,
    above: 'Account Number,9140001234567\nPeriod,01/01/2026 - 31/01/2026\n',
  },
  {
    name: 'Stanbic Online',
    columns: 'Posting Date:on|Transaction Description:text|Amount:amount|Running Balance:balance',
    day: 'd-Mon-yy',
  },
  { name: 'FBC', columns: 'Posting Date:on|Narration:text|Dr:out|Cr:in|Running Bal:balance', sep: ';' },
  {
    name: 'Steward',
    columns: 'TRAN DATE:on|TRAN ID:ref|PARTICULARS:text|WITHDRAWALS:out0|DEPOSITS:in0|BALANCE:balance',
  },
  { name: 'NMB', columns: 'Txn Date:on|Details:text|Amount:size|Dr/Cr:dc|Balance:balance', sep: '|' },
  { name: 'ZB, marked', columns: 'Date:on|Particulars:text|Amount:amount|Balance:balance', figure: 'Cr' },
  { name: 'ZB, only Cr marked', columns: 'Date:on|Particulars:text|Amount:amount', figure: 'Cr alone' },
  {
    name: 'Ecobank',
    columns: `Trans. Date:on|Value Date:on|Narration:text|${twoColumns}|:`,
    day: 'd-Mon-yy',
  },
  {
    name: 'CABS',
    columns: 'Date:on|Transaction Details:text|Cheque No.:ref|Money Out:out|Money In:in|Balance:balance',
    figure: '$',
  },
  { name: 'POSB', columns: 'DATE:on|DETAILS:text|DEBIT:dash|CREDIT:in|BAL:balance', eol: '\r\n' },
  {
    name: 'Nedbank Zimbabwe',
    columns: 'Transaction Date:on|Narrative:text|Amount:amount|Balance:balance',
    day: 'd Mon y',
    below: ',Closing balance,,2706.01',
  },
  {
    name: 'First Capital',
    columns: `Date:on|Description:text|Reference No:ref|${twoColumns}`,
    above: 'First Capital Bank\nCustomer: Msasa Estates\n\n',
    below: 'Total,,,"1,247.06","2,953.07",',
  },
  {
    name: 'BancABC',
    columns: 'Book Date:on|Text:text|Debit USD:out|Credit USD:in|Balance USD:balance',
    encoding: 'utf-16',
  },
  {
    name: 'AFC',
    columns: 'Entry Date:on|Particulars:text|Debits:out|Credits:in|Ledger Balance:balance',
    encoding: 'bom',
  },
  {
    name: 'EcoCash',
    columns: 'Transaction ID:ref|Date:on|Details:text|Amount:amount|Status:Completed|Balance:balance',
    day: 'time',
  },
  {
    name: 'EcoCash Merchant',
    columns:
      'Receipt No.:ref|Completion Time:on|Details:text|Transaction Status:Completed|Paid In:in|Withdrawn:-out|Balance:balance',
    day: 'time',
  },
  { name: 'InnBucks', columns: 'Date:on|Narration:text|Type:word|Amount:size|Balance:balance', day: 'y-m-d' },
  {
    name: 'OneMoney',
    columns: 'Txn Date:on|Reference:ref|Comment:text|In:in|Out:out|Balance:balance',
    day: 'time',
    sep: ';',
  },
  { name: 'Mukuru', columns: 'Date:on|Description:text|Debit/Credit:d/c|Amount:size', day: 'd Mon y' },
  {
    name: 'O’mari',
    columns: 'Created:on|Details:text|Direction:word|Amount (USD):size|Balance After:balance',
    day: 'Mon d, y',
  },
  // South Africa
  {
    name: 'FNB',
    columns: 'Date:on|Amount:amount|Balance:balance|Description:text',
    day: 'y-m-d',
    above:
      'ACCOUNT TRANSACTION HISTORY\n\nName:, Msasa\nAccount:, 62123456789, [Trust]\nBalance:, 2706.01, 2706.01\n',
  },
  {
    name: 'ABSA',
    columns: 'Date:on|Description:text|Amount:amount|Balance:balance',
    day: 'ymd',
    figure: '1234.56',
  },
  {
    name: 'Standard Bank',
    columns: 'Date:on|Description:text|Amount:amount|Balance:balance',
    figure: '1 234,56',
    sep: ';',
  },
  {
    name: 'Nedbank',
    columns: 'Transaction date:on|Description:text|Amount:amount|Balance:balance',
    figure: 'R',
    day: 'd Mon y',
  },
  {
    name: 'Capitec',
    columns:
      'Nr:1|Account:1234567890|Posting Date:on|Transaction Date:on|Description:text|Category:Other|Money In:in|Money Out:-out|Fee|Balance:balance',
    day: 'y-m-d',
    figure: '1234.56',
  },
  {
    name: 'Investec',
    columns: `Posted Date|Transaction Date:on|Transaction Description:text|${twoColumns}`,
    figure: '1234.56',
  },
  {
    name: 'TymeBank',
    columns: 'Date:on|Description:text|Fees|Money Out:out|Money In:in|Balance:balance',
    day: 'd Mon y',
  },
  {
    name: 'Discovery',
    columns: 'Value Date:on|Type:EFT|Description:text|Amount:amount',
    newestFirst: true,
    day: 'y-m-d',
  },
  // United Kingdom
  {
    name: 'Barclays',
    columns: 'Number|Date:on|Account:20-11-22 12345678|Amount:amount|Subcategory:FT|Memo:text',
    newestFirst: true,
    figure: '1234.56',
  },
  {
    name: 'Lloyds',
    columns:
      'Transaction Date:on|Transaction Type:FPI|Sort Code:30-11-22|Account Number:12345678|Transaction Description:text|Debit Amount:out|Credit Amount:in|Balance:balance',
    newestFirst: true,
  },
  {
    name: 'NatWest',
    columns:
      'Date:on|Type:BAC|Description:text|Value:amount|Balance:balance|Account Name:TRUST|Account Number:601122-12345678',
    day: 'd Mon y',
    newestFirst: true,
  },
  {
    name: 'Monzo',
    columns:
      'Transaction ID:ref|Date:on|Time:14:05|Type:Faster payment|Name:text|Amount:amount|Currency:GBP|Money Out:-out|Money In:in',
    figure: '1234.56',
  },
  {
    name: 'Starling',
    columns:
      'Date:on|Counter Party:text|Reference:ref|Type:FASTER PAYMENT|Amount (GBP):amount|Balance (GBP):balance',
  },
  {
    name: 'Nationwide',
    columns: 'Date:on|Transaction type:Transfer|Description:text|Paid out:out|Paid in:in|Balance:balance',
    figure: '£',
    encoding: 'windows-1252',
    day: 'd Mon y',
    above: '"Account Name:","Trust ****12345"\n"Account Balance:","£2706.01"\n',
  },
  {
    name: 'Revolut',
    columns:
      'Type:TRANSFER|Product:Current|Started Date:on|Completed Date:on|Description:text|Amount:amount|Fee:0.00|Currency:GBP|State:COMPLETED|Balance:balance',
    day: 'time',
    figure: '1234.56',
  },
  {
    name: 'Wise',
    columns:
      'TransferWise ID:ref|Date:on|Amount:amount|Currency:GBP|Description:text|Payment Reference|Running Balance:balance',
    day: 'd-Mon-yy',
    newestFirst: true,
  },
  {
    name: 'Santander',
    columns: 'Date:on|Description:text|Amount:amount|Balance:balance',
    sep: '\t',
    figure: '- after',
  },
  {
    name: 'Tide',
    columns: 'Date:on|Transaction ID:ref|Transaction description:text|Paid in:in|Paid out:out',
    day: 'y-m-d',
  },
  // Germany
  {
    name: 'Sparkasse',
    columns:
      'Auftragskonto:DE02120300000000202051|Buchungstag:on|Valutadatum:on|Buchungstext:text|Verwendungszweck:text|Betrag:amount|Währung:EUR',
    sep: ';',
    day: 'd.m.yy',
    figure: '1.234,56',
    encoding: 'windows-1252',
    newestFirst: true,
  },
  {
    name: 'Deutsche Bank',
    columns: 'Buchungstag:on|Wert:on|Verwendungszweck:text|Soll:-out|Haben:in|Währung:EUR',
    sep: ';',
    day: 'd.m.y',
    figure: '1.234,56',
    above: 'Umsätze Girokonto;;;Kundennummer: 100 1234567\n01.01.2026 - 31.01.2026\n',
    below: 'Kontostand;31.01.2026;;;2.706,01;EUR',
  },
  {
    name: 'Volksbank',
    columns: 'Buchungstag:on|Valuta:on|Vorgang/Verwendungszweck:text|Währung:EUR|Umsatz:size|S/H:sh',
    sep: ';',
    day: 'd.m.y',
    figure: '1.234,56',
  },
  {
    name: 'Commerzbank',
    columns:
      'Buchungstag:on|Wertstellung:on|Umsatzart:Gutschrift|Buchungstext:text|Betrag:amount|Währung:EUR',
    sep: ';',
    day: 'd.m.y',
    figure: '1.234,56',
  },
  {
    name: 'DKB',
    columns: 'Buchungsdatum:on|Wertstellung:on|Status:Gebucht|Verwendungszweck:text|Betrag (€):amount',
    sep: ';',
    day: 'd.m.yy',
    figure: '1.234,56',
    above: '"Girokonto";"DE02120300000000202051"\n"Kontostand vom 31.01.2026:";"2.706,01 €"\n""',
  },
  {
    name: 'ING',
    columns:
      'Buchung:on|Wertstellungsdatum:on|Buchungstext:text|Verwendungszweck:text|Saldo:balance|Währung:EUR|Betrag:amount|Währung:EUR',
    sep: ';',
    day: 'd.m.y',
    figure: '1.234,56',
    newestFirst: true,
  },
  {
    name: 'Postbank, S and H',
    columns: 'Buchungsdatum:on|Verwendungszweck:text|Betrag:amount|Saldo:balance',
    sep: ';',
    day: 'd.m.y',
    figure: 'S/H',
  },
  {
    name: 'Soll and Haben as words',
    columns: 'Datum:on|Text:text|Betrag:size|Soll/Haben:soll|Kontostand:balance',
    sep: ';',
    day: 'd.m.y',
    figure: '1.234,56',
  },
  {
    name: 'N26',
    columns:
      'Booking Date:on|Value Date:on|Partner Name:text|Payment Reference:text|Account Name:Trust|Amount (EUR):amount',
    day: 'y-m-d',
    figure: '1234.56',
  },
  // Kenya
  {
    name: 'M-Pesa',
    columns:
      'Receipt No.:ref|Completion Time:on|Details:text|Transaction Status:Completed|Paid In:in|Withdrawn:-out|Balance:balance',
    day: 'time',
    newestFirst: true,
  },
  {
    name: 'Equity',
    columns: `Transaction Date:on|Value Date:on|Particulars:text|Instrument No:ref|${twoColumns}`,
    above: 'EQUITY BANK\nACCOUNT NO. 0123456789012\n',
  },
  {
    name: 'KCB',
    columns: 'Txn Date:on|Description:text|Value Date:on|Money Out:-out|Money In:in|Ledger Balance:balance',
  },
  {
    name: 'Co-op',
    columns: `Transaction Date:on|Transaction Details:text|Debit KES:out|Credit KES:in|Running Balance:balance`,
    day: 'd-Mon-yy',
  },
  // United States
  {
    name: 'Chase',
    columns:
      'Details:word|Posting Date:on|Description:text|Amount:amount|Type:ACH|Balance:balance|Check or Slip #',
    day: 'm/d/y',
    newestFirst: true,
    figure: '1234.56',
  },
  {
    name: 'Bank of America',
    columns: 'Date:on|Description:text|Amount:amount|Running Bal.:balance',
    day: 'm/d/y',
    above:
      'Description,,Summary Amt.\nBeginning balance as of 01/01/2026,,"1,000.00"\nEnding balance as of 01/31/2026,,"2,706.01"\n\n',
  },
  {
    name: 'Capital One',
    columns:
      'Account Number:1234|Transaction Description:text|Transaction Date:on|Transaction Type:word|Transaction Amount:size|Balance:balance',
    day: 'm/d/y',
    newestFirst: true,
  },
  { name: 'Citi', columns: 'Status:Cleared|Date:on|Description:text|Debit:out|Credit:in', day: 'm/d/y' },
  {
    name: 'Mercury',
    columns: 'Date (UTC):on|Description:text|Amount:amount|Status:Sent',
    day: 'm/d/y',
    figure: '1234.56',
  },
  // Books
  { name: 'QuickBooks, three columns', columns: 'Date:on|Description:text|Amount:amount', day: 'm/d/y' },
  { name: 'QuickBooks, four columns', columns: 'Date:on|Description:text|Credit:in|Debit:out' },
  {
    name: 'QuickBooks register',
    columns: 'Date:on|Ref No.:ref|Payee:text|Memo:Anybody|Payment:out|Deposit:in|Balance:balance',
    above: 'Msasa Estates\nBank Register\n',
  },
  {
    name: 'Xero statement',
    columns: 'Date:on|Description:text|Reference:ref|Spent:out|Received:in|Balance:balance',
    day: 'd Mon y',
  },
  {
    name: 'Xero import',
    columns: '*Date:on|*Amount:amount|Payee:text|Description:text|Reference:ref',
    figure: '1234.5600',
  },
  {
    name: 'Xero account, debits are money in',
    columns: 'Date:on|Source:Bank|Description:text|Reference:ref|Debit:in|Credit:out|Running Balance:balance',
    day: 'd Mon y',
  },
  {
    name: 'Sage',
    columns: 'Date:on|Type:BR|Reference:ref|Details:text|Receipt:in|Payment:out',
    encoding: 'windows-1252',
  },
  {
    name: 'Pastel',
    columns: 'Period:1|Date:on|GDC:G|Account:8400000|Reference:ref|Description:text|Amount:amount',
    figure: '1234.56',
  },
  {
    name: 'Pastel, brackets',
    columns: 'Date:on|Reference:ref|Description:text|Amount:amount|Balance:balance',
    figure: '()',
  },
  { name: 'Old Macintosh', columns: `Date:on|Description:text|${twoColumns}`, eol: '\r' },
  {
    name: 'Spreadsheet, days as numbers',
    columns: 'Date:on|Description:text|Amount:amount',
    day: 'y-m-d',
    sep: '\t',
    encoding: 'utf-16',
  },
];

const one = (lines: string[]) => lines.join('\n');

const ofxPayments = payments
  .map(({ on, text, ref, minor }) =>
    one([
      '<STMTTRN>',
      `<TRNTYPE>${minor > 0 ? 'CREDIT' : 'DEBIT'}`,
      `<DTPOSTED>${on.replaceAll('-', '')}120000[+2:CAT]`,
      `<TRNAMT>${figureAs(minor, '1234.56')}`,
      `<FITID>${ref}`,
      `<NAME>${text}`,
      '</STMTTRN>',
    ]),
  )
  .join('\n');
const ofxBody = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>9140001234567<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n${ofxPayments}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const mt940 = (text: (payment: (typeof payments)[number]) => string) =>
  one([
    '{1:F01CBZAZWHXXXXX}{4:',
    ':20:STMT260131',
    ':25:9140001234567',
    ':28C:1/1',
    ':60F:C260101USD1000,00',
    ...payments.flatMap((payment) => {
      const { on, ref, minor } = payment;
      const day = on.slice(2).replaceAll('-', '');
      const amount = (Math.abs(minor) / 100).toFixed(2).replace('.', ',');
      return [
        `:61:${day}${on.slice(5).replace('-', '')}${minor > 0 ? 'C' : 'D'}${amount}NTRF${ref}//B1`,
        `:86:${text(payment)}`,
      ];
    }),
    ':62F:C260131USD2706,01',
    '-}',
  ]);

const camt = (version: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>9140001234567</Id></Othr></Id><Ccy>USD</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">2706.01</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${payments
  .map(
    ({ on, text, ref, minor }) =>
      `<Ntry><Amt Ccy="USD">${figureAs(Math.abs(minor), '1234.56')}</Amt><CdtDbtInd>${minor > 0 ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${ref}</EndToEndId></Refs><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  .join('\n')}
<Ntry><Amt Ccy="USD">99.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-01-31</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

/** Files in formats of banks; each is read as the exports are. */
export const bankFormats: readonly [name: string, file: string, text: string][] = [
  ['OFX 1', 'statement.ofx', `OFXHEADER:100\nDATA:OFXSGML\n\n${ofxBody}`],
  [
    'OFX 2',
    'statement.ofx',
    `<?xml version="1.0"?><?OFX OFXHEADER="200"?>${ofxBody.replaceAll(/<(TRNTYPE|DTPOSTED|TRNAMT|FITID|NAME)>([^\n<]*)/g, '<$1>$2</$1>')}`,
  ],
  ['Quicken (QFX)', 'statement.qfx', `OFXHEADER:100\r\n\r\n${ofxBody.replaceAll('\n', '\r\n')}`],
  ['MT940', 'statement.sta', mt940(({ text }) => text)],
  [
    'MT940 of a German bank',
    'statement.sta',
    mt940(({ text }) => `166?00GUTSCHRIFT?20${text}`).replaceAll('\n', '\r\n'),
  ],
  ['CAMT.053.001.02', 'statement.xml', camt('02')],
  ['CAMT.053.001.08', 'statement.xml', camt('08')],
];

/** What cannot be read by itself, and what says so. */
export const unreadable: readonly [name: string, file: string, text: string, problem: string | RegExp][] = [
  ['a PDF', 'statement.pdf', '%PDF-1.7\n%', 'pdf'],
  ['an Excel workbook', 'statement.xlsx', 'PK\u0003\u0004\0\0', 'workbook'],
  ['a web page named .xls', 'statement.xls', '<html><table><tr><td>Date</td></tr></table></html>', 'webPage'],
  [
    'QIF',
    'statement.qif',
    '!Type:Bank\nD05/01/2026\nT450.00\n^\n',
    /This QIF file cannot be read\. Export the statement as CSV/,
  ],
  ['other XML', 'statement.xml', '<?xml version="1.0"?><rss></rss>', /This XML file cannot be read/],
  [
    'a broken CAMT.053',
    'statement.xml',
    camt('02').slice(0, 900),
    /The CAMT\.053 file is damaged\. Export it again/,
  ],
  [
    'an MT940 without payments',
    'statement.sta',
    ':20:1\n:25:1\n:60F:C260101USD1000,00\n:62F:C260131USD1000,00',
    /The MT940 file has no payments/,
  ],
  ['nothing', 'statement.csv', '', 'empty'],
  ['names alone', 'statement.csv', 'Date,Description,Amount\n', 'empty'],
  ['a column of days missing', 'statement.csv', 'Text,Amount,Balance\nEFT,450.00,1450.00\n', 'unmapped'],
  ['no names (HSBC)', 'statement.csv', '05/01/2026,EFT,450.00\n06/01/2026,EFT,-12.50\n', 'unmapped'],
  ['a quote that is not closed', 'statement.csv', 'Date,Amount\n"05/01/2026,450.00\n', 'quotes'],
];
