'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { hint as hintClass } from '../../internal/fields/field.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { ChevronDown } from '../../internal/icons';
import * as styles from '../../internal/listbox/listbox.css';
import { stepOf, useListbox } from '../../internal/listbox/useListbox';
import { useMessages } from '../../internal/messages/messages';
import { takeEscape, useEscapeLayer } from '../../internal/overlay/escape';
import { Field } from '../Field';
import { comboboxMessages } from './Combobox.messages';
import { ComboboxPopup } from './ComboboxPopup';
import {
  type ComboboxOption,
  type ComboboxSearch,
  type ComboboxValue,
  chosenOf,
  onlyOptionOf,
  searchOf,
  textOf,
} from './options';

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
  /** The chosen option, or the text that is none; with it the field is controlled. */
  value?: ComboboxValue | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: ComboboxValue | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: ComboboxValueEvent) => void) | undefined;
}

const editing = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);
const none: readonly ComboboxOption[] = [];

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
  value: controlled,
  defaultValue = '',
  onValueChange,
  multiple,
  ...props
}: ComboboxProps) {
  if (multiple !== undefined) warnOfMultiple();
  const [field, rest] = splitFieldProps(props);
  const messages = useMessages(comboboxMessages);
  const { clearIssue } = useForm();
  const [value, setValue] = useControllableState<ComboboxValue>(controlled, defaultValue, (next) =>
    onValueChange?.({ value: next, option: chosenOf(next) }),
  );
  const [open, setOpen] = useState(false);
  const descriptionId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const searchKnown = useMemo(() => searchOf(known), [known]);
  const list = useListbox({
    search: search ?? searchKnown,
    countOf: (found) => found.length,
    countText: messages.count,
    open,
  });
  const { options, status } = list.state;
  const text = textOf(value);
  const chosen = chosenOf(value);
  const hasFocus = () => frameRef.current?.contains(document.activeElement) ?? false;

  const change = (next: ComboboxValue) => {
    setValue(next);
    if (rest.name) clearIssue(rest.name);
  };

  const close = () => {
    setOpen(false);
    list.rewind();
  };

  const pick = (option: ComboboxOption) => {
    if (option.value !== chosen?.value) change(option);
    close();
  };

  const show = (query: string, delay?: number) => {
    setOpen(true);
    list.rewind();
    list.start(query, search ? delay : 0);
  };

  const type = (typed: string) => {
    change(typed);
    if (hasFocus()) show(typed.trim());
  };

  const openList = () => {
    // What is chosen is no query: the whole list is offered again.
    if (!open && !rest.disabled && !rest.readOnly) show(chosen ? '' : text.trim(), 0);
  };

  const enter = (event: KeyboardEvent) => {
    if (!open) return;
    // The form is not sent while the list is open.
    event.preventDefault();
    const option = options[list.active] ?? (options.length === 1 ? options[0] : undefined);
    if (option) pick(option);
    else if (status === 'failed') list.start(text.trim(), 0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (step) {
      event.preventDefault();
      if (event.altKey) (step < 0 ? close : openList)();
      else if (open) list.move(step);
      else openList();
    } else if (event.key === 'Enter') enter(event);
    // The caret moves in the text: from here on no option is meant.
    else if (editing.has(event.key)) list.rewind();
  };

  const settle = () => {
    const only = chosen ? undefined : onlyOptionOf(text, options);
    if (only) pick(only);
  };

  const leave = (event: FocusEvent) => {
    if (frameRef.current?.contains(event.relatedTarget)) return;
    settle();
    close();
  };

  // The answer comes after one has left.
  const onFound = useEffectEvent(() => {
    if (!hasFocus()) settle();
  });
  useEffect(() => {
    if (list.state.status === 'found') onFound();
  }, [list.state]);

  const giveUp = () => {
    list.stop();
    close();
  };

  useEscapeLayer(open, (event) => {
    if (!hasFocus()) return false;
    giveUp();
    return takeEscape(event);
  });

  const reset = () => {
    if (controlled === undefined) change(defaultValue);
    giveUp();
  };

  const reading = chosen
    ? { value: String(chosen.value) }
    : { value: '', problem: text.trim() ? messages.choose : undefined };

  return (
    <Field
      {...field}
      aria-describedby={clsx(chosen?.description && descriptionId, field['aria-describedby'])}
    >
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it */}
          <div ref={frameRef} className={styles.frame} onBlur={leave}>
            <ParsedInput
              {...rest}
              {...control}
              {...list.input}
              text={text}
              reading={reading}
              onTextChange={type}
              onReset={reset}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                rest.onClick?.(event);
                if (!event.defaultPrevented) openList();
              }}
              className={clsx(controlClass, styles.input)}
            />
            <ChevronDown className={styles.chevron} aria-hidden="true" />
            {open && (
              <ComboboxPopup
                listId={list.listId}
                optionId={list.optionId}
                state={list.state}
                active={list.active}
                chosen={chosen}
                onPick={pick}
                onRetry={() => {
                  // The button is about to go.
                  document.getElementById(control.id)?.focus();
                  list.start(text.trim(), 0);
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
