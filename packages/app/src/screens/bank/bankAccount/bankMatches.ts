import type { BankLine, BankMatchInput, BankSuggestion } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/domain/money';
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

/** What a line may be, as the list shows it. */
export const suggestionOf =
  ({ amount, currency }: BankLine) =>
  (suggestion: BankSuggestion) => {
    const { kind, number, name, on, reasons } = suggestion;
    const isLease = kind === 'lease';
    return {
      id: keyOf(suggestion),
      title: number,
      detail: isLease
        ? dotted(name, `owes ${formatMoney(suggestion.amount, currency)}`)
        : dotted(name, day(on)),
      amount: formatMoney(isLease ? amount : suggestion.amount, currency),
      reasons,
      ...(isLease && { confirmLabel: `Post a receipt for ${number}` }),
    };
  };

export const matchOf = ({ kind, id }: BankSuggestion): BankMatchInput =>
  ({
    receipt: { receipts: [id] },
    disbursement: { disbursements: [id] },
    entry: { entries: [id] },
    lease: { lease: id },
  })[kind];
