import { pastedNumber } from '../../internal/cells/pastedNumber';
import { useCells } from '../../internal/cells/useCells';
import { useForm } from '../../internal/fields/FormContext';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { bulkMoneyTableMessages } from './BulkMoneyTable.messages';
import { pastedAmounts } from './pastedAmounts';
import type { BulkMoneyRow, BulkMoneyValue } from './rows';

export interface BulkMoneyValueEvent {
  /** All amounts as they are now, by row. */
  value: BulkMoneyValue;
}

interface AmountsSettings {
  rows: readonly BulkMoneyRow[];
  value: BulkMoneyValue | undefined;
  defaultValue: BulkMoneyValue;
  onValueChange: ((event: BulkMoneyValueEvent) => void) | undefined;
}

/** A line each; what is no number stays as it was pasted. */
const readColumn = (text: string, locale: string) =>
  pastedAmounts(text)?.map((amount) => [amount === null ? null : pastedNumber(amount, locale)]) ?? null;

/** The amounts, the keys that lead from box to box, and a column that is pasted. */
export function useAmounts({ rows, value: ownValue, defaultValue, onValueChange }: AmountsSettings) {
  const messages = useMessages(bulkMoneyTableMessages);
  const { numbers } = useLocale();
  const { clearIssue } = useForm();
  const [value, setValue] = useControllableState(ownValue, defaultValue, (next: BulkMoneyValue) =>
    onValueChange?.({ value: next }),
  );
  const change = (amounts: BulkMoneyValue) => {
    setValue({ ...value, ...amounts });
    for (const { id, name } of rows) if (name && id in amounts) clearIssue(name);
  };
  const cells = useCells({
    textOf: (row) => value[row] ?? '',
    onFill: (filled) => change(Object.fromEntries(filled.map(({ row, text }) => [row, text]))),
    read: (text) => readColumn(text, numbers),
    messages,
  });
  return { value, change, ...cells };
}
