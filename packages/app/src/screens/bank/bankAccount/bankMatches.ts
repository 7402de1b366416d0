import type { BankLine, BankMatchInput, BankSuggestion } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/format/money';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';

/** A line as the list shows it. */
export const itemOf = ({ id, description, on, reference, amount, currency }: BankLine) => ({
  id: String(id),
  title: description,
  detail: dotted(day(on), reference),
  amount: formatMoney(amount, currency),
});

export const keyOf = ({ kind, id }: BankSuggestion) => `${kind} ${id}`;

/** Where the money of a line came from or went to: 'from Office till'. */
export const transferText = ({ amount }: Pick<BankLine, 'amount'>, account: string) =>
  `${amount.startsWith('-') ? 'to' : 'from'} ${account}`;

/** What a line may be, as the list shows it. */
export const suggestionOf = (line: BankLine) => (suggestion: BankSuggestion) => {
  const { kind, number, name, on, reasons } = suggestion;
  const own = formatMoney(suggestion.amount, line.currency);
  const shown = { id: keyOf(suggestion), reasons };
  const ofLine = formatMoney(line.amount, line.currency);
  if (kind === 'lease') {
    return {
      ...{ ...shown, title: number, detail: dotted(name, `owes ${own}`), amount: ofLine },
      confirmLabel: `Post a receipt for ${number}`,
    };
  }
  if (kind === 'transfer') {
    const text = transferText(line, number);
    return {
      ...{ ...shown, title: `Transfer ${text}`, detail: `holds ${own}`, amount: ofLine },
      confirmLabel: `Post a transfer ${text}`,
    };
  }
  if (kind === 'cost' && suggestion.cost) {
    const title = line.amount.startsWith('-') ? 'Bank cost' : 'Bank interest or refund';
    const bearer = suggestion.cost.bearer === 'agency' ? 'The agency' : 'A landlord';
    return {
      ...{ ...shown, title, detail: dotted(number, bearer), amount: ofLine },
      confirmLabel: `Post ${title.toLowerCase()}: ${number}`,
    };
  }
  return {
    ...{ ...shown, title: number, detail: dotted(name, day(on)), amount: own },
    ...(suggestion.approved && { confirmLabel: `Pay and match ${number}` }),
  };
};

export const matchOf = ({ kind, id, cost }: BankSuggestion): BankMatchInput =>
  ({
    cost: { cost: cost ?? undefined },
    receipt: { receipts: [id] },
    disbursement: { disbursements: [id] },
    entry: { entries: [id] },
    lease: { lease: id },
    transfer: { transfer: { bank_account: id } },
  })[kind];
