import { inOneLine, signed, type Transaction } from './transaction';

/** The elements of that name, without its prefix, right below a node. */
const children = (node: Element, name: string) =>
  [...node.children].filter(({ localName }) => localName === name);

/** The first element at the end of a path of names. */
function at(node: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>((found, name) => found && children(found, name)[0], node);
}

const textAt = (node: Element | undefined, ...path: string[]) =>
  inOneLine(at(node, ...path)?.textContent ?? '');

const isOut = (node: Element) => textAt(node, 'CdtDbtInd') === 'DBIT';

/** Who paid, or was paid, and what for. */
function descriptionOf(entry: Element, details: Element | undefined): string {
  const other = isOut(entry) ? 'Cdtr' : 'Dbtr';
  const name = textAt(details, 'RltdPties', other, 'Nm') || textAt(details, 'RltdPties', other, 'Pty', 'Nm');
  const remittance = at(details, 'RmtInf');
  const texts = remittance ? children(remittance, 'Ustrd').map(({ textContent }) => textContent ?? '') : [];
  const known = [name, ...texts, textAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')];
  const own = inOneLine([...new Set(known.filter(Boolean))].join(' '));
  return own || textAt(entry, 'AddtlNtryInf') || textAt(details, 'AddtlTxInf');
}

const dayOf = (entry: Element) =>
  (['BookgDt', 'ValDt'] as const)
    .flatMap((name) => [textAt(entry, name, 'Dt'), textAt(entry, name, 'DtTm').slice(0, 10)])
    .find(Boolean) ?? '';

/** An entry is one payment, or a batch of several, each with an amount of its own. */
function transactionsOf(entry: Element, account: string): Transaction[] {
  const all = children(entry, 'NtryDtls').flatMap((part) => children(part, 'TxDtls'));
  const amountOf = (details: Element) => at(details, 'AmtDtls', 'TxAmt', 'Amt') ?? at(details, 'Amt');
  const amounts = all.map(amountOf);
  const isBatch = all.length > 1 && amounts.every(Boolean);
  const parts = isBatch ? all : [all[0]];
  return parts.map((details) => {
    const amount = (isBatch && details && amountOf(details)) || at(entry, 'Amt');
    const marked = isBatch && details && textAt(details, 'CdtDbtInd') ? details : entry;
    const reference = [
      textAt(details, 'Refs', 'EndToEndId'),
      textAt(entry, 'AcctSvcrRef'),
      textAt(entry, 'NtryRef'),
    ].find((text) => text && text !== 'NOTPROVIDED');
    return {
      on: dayOf(entry),
      description: descriptionOf(entry, details),
      reference: reference ?? '',
      amount: signed(amount?.textContent ?? '', isOut(marked)),
      account,
      currency: amount?.getAttribute('Ccy') ?? '',
    };
  });
}

/** The booked payments of a CAMT.053 statement, or of the reports 052 and 054, which have the same entries. */
export function readCamt(text: string): Transaction[] {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw new Error('The XML is broken.');
  const statements = ['Stmt', 'Rpt', 'Ntfctn'].flatMap((name) => [
    ...document.getElementsByTagNameNS('*', name),
  ]);
  return statements.flatMap((statement) => {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
    const booked = children(statement, 'Ntry').filter(
      (entry) => !['PDNG', 'INFO'].includes(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')),
    );
    const found = booked.flatMap((entry) => transactionsOf(entry, account));
    const closing = children(statement, 'Bal').find(
      (balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === 'CLBD',
    );
    const last = found.at(-1);
    const amount = textAt(closing, 'Amt');
    if (closing && last && amount) last.balance = signed(amount, isOut(closing));
    return found;
  });
}
