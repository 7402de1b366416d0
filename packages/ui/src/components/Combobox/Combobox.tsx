'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useMemo, useRef } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { byId } from '../../internal/dom';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { hint as hintClass } from '../../internal/fields/field.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { orEmpty } from '../../internal/fields/orEmpty';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { ChevronDown } from '../../internal/icons';
import * as styles from '../../internal/listbox/listbox.css';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { comboboxMessages } from './Combobox.messages';
import { ComboboxPopup } from './ComboboxPopup';
import {
  type ComboboxAction,
  type ComboboxOption,
  type ComboboxSearch,
  type ComboboxValue,
  chosenOf,
  searchOf,
  textOf,
} from './options';
import { pressKey, useComboboxList } from './useComboboxList';

export interface ComboboxValueEvent {
  /** What is chosen now. */
  value: ComboboxValue;
  /** The chosen option; null while there is none. */
  option: ComboboxOption | null;
}

export interface ComboboxProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'role' | 'multiple' | keyof FieldTexts
    > {
  /** One is chosen here; several are chosen with MultiSelect. */
  multiple?: never;
  /** Finds the options on the server. */
  search?: ComboboxSearch | undefined;
  /** The options, where all of them are at hand: in place of `search`. */
  options?: readonly ComboboxOption[] | undefined;
  /** What follows the options, whatever is found: the way to add one in place. */
  actions?: readonly ComboboxAction[] | undefined;
  /** The chosen option, or the text that is none; null is empty. With it the field is controlled. */
  value?: ComboboxValue | null | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: ComboboxValue | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: ComboboxValueEvent) => void) | undefined;
}

const none: readonly never[] = [];

function warnOfMultiple() {
  devWarning('A Combobox has `multiple`, which it ignores.', 'One option can be chosen.', 'Use MultiSelect.');
}

/**
 * One of a long list that is searched as the user types (APG combobox with a listbox popup). The form gets the `value` of the
 * chosen option. `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function Combobox({
  search,
  options: known = none,
  actions = none,
  value,
  defaultValue,
  onValueChange,
  multiple,
  ...props
}: ComboboxProps) {
  if (multiple !== undefined) warnOfMultiple();
  const [field, rest] = splitFieldProps(props);
  const { text, chosen, reading, change, reset } = useComboboxValue({
    ...{ onValueChange, name: rest.name },
    controlled: orEmpty(value, ''),
    defaultValue: defaultValue ?? '',
  });

  const descriptionId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const searchKnown = useMemo(() => searchOf(known), [known]);
  const list = useComboboxList({
    ...{ frameRef, chosen, text, actions, onChange: change },
    search: search ?? searchKnown,
    delay: search ? undefined : 0,
    isLocked: Boolean(rest.disabled || rest.readOnly),
  });
  return (
    <Field
      {...field}
      aria-describedby={clsx(chosen?.description && descriptionId, field['aria-describedby'])}
    >
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it */}
          <div ref={frameRef} className={styles.frame} onBlur={list.leave}>
            <ParsedInput
              {...rest}
              {...control}
              {...list.input}
              text={text}
              reading={reading}
              onTextChange={list.type}
              onReset={() => {
                reset();
                list.giveUp();
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                pressKey(list, event);
              }}
              onClick={(event) => {
                rest.onClick?.(event);
                if (!event.defaultPrevented) list.openList();
              }}
              data-part="control"
              className={clsx(controlClass, styles.input)}
            />
            <ChevronDown data-part="chevron" className={styles.chevron} aria-hidden="true" />
            {list.open && (
              <ComboboxPopup
                list={list}
                chosen={chosen}
                onRetry={() => {
                  // The button is about to go.
                  byId(control.id)?.focus();
                  list.searchAgain();
                }}
              />
            )}
          </div>
          {chosen?.description && (
            <p id={descriptionId} className={hintClass}>
              {chosen.description}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

interface ValueSettings {
  controlled: ComboboxValue | undefined;
  defaultValue: ComboboxValue;
  onValueChange: ((event: ComboboxValueEvent) => void) | undefined;
  /** Of the field in its form. */
  name: string | undefined;
}

/** What is chosen, or the text that is no choice yet. */
function useComboboxValue({ controlled, defaultValue, onValueChange, name }: ValueSettings) {
  const messages = useMessages(comboboxMessages);
  const { clearIssue } = useForm();
  const [value, setValue] = useControllableState<ComboboxValue>(controlled, defaultValue, (next) =>
    onValueChange?.({ value: next, option: chosenOf(next) }),
  );
  const text = textOf(value);
  const chosen = chosenOf(value);
  const reading = chosen
    ? { value: String(chosen.value) }
    : { value: '', problem: text.trim() ? messages.choose : undefined };

  const change = (next: ComboboxValue) => {
    setValue(next);
    if (name) clearIssue(name);
  };
  const reset = () => {
    if (controlled === undefined) change(defaultValue);
  };
  return { text, chosen, reading, change, reset };
}
