'use client';

import {
  type ComponentProps,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormReset } from '../hooks/useFormReset';

export interface ParsedInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onTextChange?: (text: string) => void;
  /** In place of what a reset of the form does: the first text is there again. */
  onTextReset?: () => void;
  /** What the text means: the value that is sent, and what is wrong with it. */
  read: (text: string) => { value: string; problem?: string | undefined };
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A text box whose value is sent in another form than it is typed: a hidden input carries `name`, the box `data-name`.
 * What cannot be read is sent as typed, and the box is invalid for its form.
 */
export function ParsedInput({
  value,
  defaultValue = '',
  read,
  name,
  onChange,
  onTextChange,
  onTextReset,
  ref,
  ...rest
}: ParsedInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const [internalText, setInternalText] = useState(defaultValue);
  const text = value ?? internalText;
  const reading = read(text);
  const change = (next: string) => {
    setInternalText(next);
    onTextChange?.(next);
  };

  useBrowserLayoutEffect(() => {
    inputRef.current?.setCustomValidity(reading.problem ?? '');
  }, [reading.problem]);

  useFormReset(() => inputRef.current?.form, onTextReset ?? (() => change(defaultValue)));

  return (
    <>
      <input
        autoComplete="off"
        {...rest}
        // Without it Chromium reports it as invalid while the user types; a visible error sets it.
        aria-invalid={rest['aria-invalid'] ?? false}
        ref={inputRef}
        type="text"
        data-name={name}
        value={text}
        onChange={(event) => {
          change(event.target.value);
          onChange?.(event);
        }}
      />
      {name && (
        <input type="hidden" {...{ name, form: rest.form, disabled: rest.disabled }} value={reading.value} />
      )}
    </>
  );
}
