import type { RefObject } from 'react';
import { useForm } from '../../internal/fields/FormContext';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { multiSelectMessages } from './MultiSelect.messages';
import type { MultiSelectOption } from './matching';

interface ChosenSettings<Value extends string> {
  options: readonly MultiSelectOption<Value>[];
  value: readonly Value[] | undefined;
  defaultValue: readonly Value[];
  onValueChange: ((event: { value: readonly Value[] }) => void) | undefined;
  /** Of the field in its form. */
  name: string | undefined;
  /** Takes the focus when the button that had it is gone. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What is chosen, in the order of choice; each change is announced. */
export function useChosen<Value extends string>(settings: ChosenSettings<Value>) {
  const { options, value, defaultValue, onValueChange, name, inputRef } = settings;
  const messages = useMessages(multiSelectMessages);
  const { clearIssue } = useForm();
  const [values, setValues] = useControllableState<readonly Value[]>(value, defaultValue, (next) =>
    onValueChange?.({ value: next }),
  );
  // An address can name one twice.
  const chosen = [...new Set(values)];
  const labelOf = (of: Value) => options.find((option) => option.value === of)?.label ?? of;

  const choose = (next: readonly Value[]) => {
    setValues(next);
    if (name) clearIssue(name);
  };
  const remove = (removed: Value) => {
    choose(chosen.filter((other) => other !== removed));
    announce(messages.removed(labelOf(removed)));
    inputRef.current?.focus();
  };
  const toggle = (toggled: Value) => {
    if (chosen.includes(toggled)) return remove(toggled);
    choose([...chosen, toggled]);
    announce(messages.chosen(labelOf(toggled)));
  };
  const reset = () => {
    if (value === undefined) setValues(defaultValue);
  };
  return { chosen, labelOf, remove, toggle, reset };
}
