import { type RefObject, useState } from 'react';
import { useForm } from '../../internal/fields/FormContext';
import type { FieldOption } from '../../internal/fields/option';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { multiSelectMessages } from './MultiSelect.messages';

interface ChosenSettings<Value extends string> {
  options: readonly FieldOption<Value>[];
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
  // What a search has found is not among the options.
  const [found, setFound] = useState<ReadonlyMap<Value, string>>(new Map());
  const labelOf = (of: Value) => options.find((option) => option.value === of)?.label ?? found.get(of) ?? of;

  const choose = (next: readonly Value[]) => {
    setValues(next);
    if (name) clearIssue(name);
  };
  const remove = (removed: Value) => {
    choose(chosen.filter((other) => other !== removed));
    announce(messages.removed(labelOf(removed)));
    inputRef.current?.focus();
  };
  const add = (added: readonly FieldOption<Value>[]) => {
    setFound((before) => new Map([...before, ...added.map(({ value, label }) => [value, label] as const)]));
    choose([...chosen, ...added.map(({ value }) => value)]);
    announce(messages.chosen(added.map(({ label }) => label).join(', ')));
  };
  const toggle = (option: FieldOption<Value>) =>
    chosen.includes(option.value) ? remove(option.value) : add([option]);
  const reset = () => {
    if (value === undefined) setValues(defaultValue);
  };
  return { chosen, labelOf, add, remove, toggle, reset };
}
