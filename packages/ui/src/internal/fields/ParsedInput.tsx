'use client';

import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormReset } from '../hooks/useFormReset';
import { useMergedRef } from '../hooks/useMergedRef';
import type { Reading } from './useParsedText';

export interface ParsedInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** What stands in the box. */
  text: string;
  reading: Reading;
  onTextChange: (text: string) => void;
  onReset: () => void;
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A text box whose value is sent in another form than it is typed: a hidden input carries `name`, the box `data-name`.
 * What cannot be read is sent as typed, and the box is invalid for its form.
 */
export function ParsedInput({
  text,
  reading,
  name,
  onChange,
  onTextChange,
  onReset,
  ref: callersRef,
  ...rest
}: ParsedInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(inputRef, callersRef);

  useBrowserLayoutEffect(() => {
    inputRef.current?.setCustomValidity(reading.problem ?? '');
  }, [reading.problem]);

  useFormReset(() => inputRef.current?.form, onReset);

  return (
    <>
      <input
        autoComplete="off"
        {...rest}
        // Without it Chromium reports it as invalid while the user types; a visible error sets it.
        aria-invalid={rest['aria-invalid'] ?? false}
        ref={ref}
        type="text"
        {...(name && { 'data-name': name })}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
          onChange?.(event);
        }}
      />
      {name && (
        <input type="hidden" {...{ name, form: rest.form, disabled: rest.disabled }} value={reading.value} />
      )}
    </>
  );
}
