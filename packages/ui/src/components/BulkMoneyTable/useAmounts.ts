import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useForm } from '../../internal/fields/FormContext';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { bulkMoneyTableMessages } from './BulkMoneyTable.messages';
import { pastedAmounts } from './pastedAmounts';
import { type BulkMoneyRow, type BulkMoneyValue, fillFrom } from './rows';

export interface BulkMoneyValueEvent {
  /** All amounts as they are now, by row. */
  value: BulkMoneyValue;
}

interface AmountsSettings {
  rows: readonly BulkMoneyRow[];
  value: BulkMoneyValue | undefined;
  defaultValue: BulkMoneyValue;
  onValueChange: ((event: BulkMoneyValueEvent) => void) | undefined;
  /** Around the boxes. */
  bodyRef: RefObject<HTMLElement | null>;
}

interface Pasted {
  /** What stood in the rows that were filled. */
  before: BulkMoneyValue;
  text: string;
}

/** The amounts, the keys that lead from box to box, and a column that is pasted. */
export function useAmounts({ rows, value: ownValue, defaultValue, onValueChange, bodyRef }: AmountsSettings) {
  const messages = useMessages(bulkMoneyTableMessages);
  const { clearIssue } = useForm();
  const [pasted, setPasted] = useState<Pasted>();
  const [value, setValue] = useControllableState(ownValue, defaultValue, (next: BulkMoneyValue) =>
    onValueChange?.({ value: next }),
  );

  const change = (amounts: BulkMoneyValue) => {
    setValue({ ...value, ...amounts });
    for (const { id, name } of rows) if (name && id in amounts) clearIssue(name);
  };

  const move = (index: number) => {
    const box = bodyRef.current?.querySelectorAll<HTMLInputElement>('input[data-amount]')[index];
    box?.focus();
    box?.select();
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (!isBack && event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    // Enter would send the form around.
    event.preventDefault();
    move(index + (isBack ? -1 : 1));
  };

  const onPaste = (event: ClipboardEvent, index: number) => {
    const amounts = pastedAmounts(event.clipboardData.getData('text'));
    if (!amounts) return;
    event.preventDefault();
    const { filled, beyond } = fillFrom(rows, index, amounts);
    const ids = Object.keys(filled);
    const text = [messages.pasted(ids.length), ...(beyond > 0 ? [messages.beyond(beyond)] : [])].join(' ');
    setPasted({ before: Object.fromEntries(ids.map((id) => [id, value[id] ?? ''])), text });
    change(filled);
    announce(text);
  };

  const undo = () => {
    if (pasted) change(pasted.before);
    setPasted(undefined);
    move(0);
  };

  return { value, change, onKeyDown, onPaste, pastedText: pasted?.text, undo };
}
