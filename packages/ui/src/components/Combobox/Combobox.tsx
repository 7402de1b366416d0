'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { type ComboboxOption, type ComboboxSearch, useSearch } from '../../internal/listbox/useSearch';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer/announce';
import { Field, type FieldTexts } from '../Field/Field';
import * as styles from './Combobox.css';
import { comboboxMessages } from './Combobox.messages';
import { ComboboxPopup } from './ComboboxPopup';

export interface ComboboxProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'role'> {
  /** Finds the options on the server. */
  search: ComboboxSearch;
  defaultValue?: ComboboxOption;
  onValueChange?: (event: { option: ComboboxOption | null }) => void;
}

const editing = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * One of a long list that the server searches as the user types (APG combobox with a listbox popup). The form gets the
 * `value` of the chosen option. `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function Combobox({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  search,
  defaultValue,
  onValueChange,
  className,
  style,
  ...rest
}: ComboboxProps) {
  const messages = useMessages(comboboxMessages);
  const { clearIssue } = useForm();
  const [text, setText] = useState(defaultValue?.label ?? '');
  const [chosen, setChosen] = useState<ComboboxOption | null>(defaultValue ?? null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const frameRef = useRef<HTMLDivElement>(null);
  const { state, start, stop } = useSearch(search);
  const { options } = state;
  const isListed = open && options.length > 0;

  const choose = (option: ComboboxOption | null) => {
    setChosen(option);
    if (option?.value !== chosen?.value) onValueChange?.({ option });
    if (rest.name) clearIssue(rest.name);
  };

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const pick = (option: ComboboxOption) => {
    setText(option.label);
    choose(option);
    close();
  };

  const show = (query: string, delay?: number) => {
    setOpen(true);
    setActive(-1);
    start(query, delay);
  };

  const type = (typed: string) => {
    setText(typed);
    choose(null);
    if (frameRef.current?.contains(document.activeElement)) show(typed.trim());
  };

  const openList = () => {
    // What is chosen is no query: the whole list is offered again.
    if (!open && !rest.disabled && !rest.readOnly) show(chosen ? '' : text.trim(), 0);
  };

  const move = (step: 1 | -1) => {
    if (!open) return openList();
    if (options.length === 0) return;
    setActive((at) =>
      at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length,
    );
  };

  const enter = (event: KeyboardEvent) => {
    if (!open) return;
    // The form is not sent while the list is open.
    event.preventDefault();
    const option = options[active] ?? (options.length === 1 ? options[0] : undefined);
    if (option) pick(option);
    else if (state.status === 'failed') start(text.trim(), 0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) (event.key === 'ArrowUp' ? close : openList)();
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') enter(event);
    // The caret moves in the text: from here on no option is meant.
    else if (editing.has(event.key)) setActive(-1);
  };

  const settle = () => {
    const exact = chosen ? undefined : options.find((option) => sameText(option.label, text));
    if (exact) pick(exact);
  };

  const leave = (event: FocusEvent) => {
    if (frameRef.current?.contains(event.relatedTarget)) return;
    settle();
    close();
  };

  const onFound = useEffectEvent(() => {
    if (open && options.length > 0) announce(messages.count(options.length));
    // The answer comes after one has left.
    if (!frameRef.current?.contains(document.activeElement)) settle();
  });
  useEffect(() => {
    if (state.status === 'found') onFound();
  }, [state]);

  const giveUp = () => {
    stop();
    close();
  };

  const reset = () => {
    setText(defaultValue?.label ?? '');
    choose(defaultValue ?? null);
    giveUp();
  };

  const onEscape = useEffectEvent(giveUp);
  useEffect(() => {
    if (!open) return;
    // Before the document, where a dialog listens: Escape closes the list alone.
    const stop = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !frameRef.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', stop, { capture: true });
    return () => window.removeEventListener('keydown', stop, { capture: true });
  }, [open]);

  const read = (typed: string) => {
    if (chosen) return { value: String(chosen.value) };
    return { value: '', problem: typed.trim() ? messages.choose : undefined };
  };

  return (
    <Field {...{ label, labelHidden, hint, error, required, id, name: rest.name, className, style }}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it
        <div ref={frameRef} className={styles.frame} onBlur={leave}>
          <ParsedInput
            {...rest}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={isListed && active >= 0 ? `${control.id}-${active}` : undefined}
            aria-describedby={clsx(control['aria-describedby'], rest['aria-describedby']) || undefined}
            value={text}
            onTextChange={type}
            onTextReset={reset}
            read={read}
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
              id={control.id}
              state={state}
              active={active}
              chosen={chosen}
              onPick={pick}
              onRetry={() => {
                // The button is about to go.
                document.getElementById(control.id)?.focus();
                start(text.trim(), 0);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
