'use client';

import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { orEmpty } from '../../internal/fields/orEmpty';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { TextField, type TextFieldProps } from '../TextField';

export interface CodeProblem {
  /** An error blocks its form; a warning does not. */
  tone: 'danger' | 'warning';
  /** What is wrong, and how to mend it. */
  text: string;
}

export interface CodeFieldProps extends Omit<TextFieldProps, 'type'> {
  /** How the code is written: what is typed is rewritten so where it stands. @default as it is typed */
  normalise?: ((typed: string) => string) | undefined;
  /** What is wrong with a code that is not empty. */
  check?: ((code: string) => CodeProblem | undefined) | undefined;
}

const asTyped = (typed: string) => typed;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Rewrites the text, with the caret behind the same character. */
function rewrite(input: HTMLInputElement, normalise: (typed: string) => string): void {
  const normalised = normalise(input.value);
  if (normalised === input.value) return;
  const caret = normalise(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = normalised;
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/**
 * A number or code as a document has it: an ID, a registration, a number plate. Checked while it is typed.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function CodeField({
  normalise = asTyped,
  check,
  value: valueProp,
  defaultValue,
  warning,
  error,
  onChange,
  onValueChange,
  onPaste,
  onBlur,
  onInvalid,
  onCompositionStart,
  onCompositionEnd,
  ref: callersRef,
  ...rest
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input, callersRef);
  const isComposing = useRef(false);
  const value = orEmpty(valueProp, '');
  const start = normalise(value ?? defaultValue ?? '');
  const [code, setCode] = useState(start.trim());
  // What is still being typed is not wrong yet.
  const [isWhole, setWhole] = useState(code !== '');
  const problem = code === '' ? undefined : check?.(code);
  const isError = problem?.tone === 'danger';

  const read = (box: HTMLInputElement) => {
    rewrite(box, normalise);
    const next = box.value.trim();
    setCode(next);
    if (next === '') setWhole(false);
    onValueChange?.({ value: next });
  };

  const show = (box: HTMLInputElement, held: string) => {
    box.value = held;
    setCode(held.trim());
    setWhole(held.trim() !== '');
  };

  useBrowserLayoutEffect(() => {
    const box = input.current;
    box?.setCustomValidity(isError ? problem.text : '');
    if (!box || isComposing.current) return;
    if (value !== undefined) {
      // What is typed stays as typed while it is this code.
      const held = normalise(value);
      if (box.value.trim() !== held.trim()) show(box, held);
      // As React does for text: a reset of the form leaves what the caller holds.
      box.defaultValue = box.value;
    }
    // Another way of writing: of another kind of document.
    if (normalise(box.value) !== box.value) read(box);
  });
  useFormReset(
    () => input.current?.form,
    () => {
      if (value !== undefined) return;
      setCode(start.trim());
      setWhole(start.trim() !== '');
    },
  );

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="auto"
      {...rest}
      ref={ref}
      defaultValue={start}
      warning={problem?.tone === 'warning' ? problem.text : warning}
      error={error || (isError && isWhole && problem.text)}
      // Without it Chromium reports what is being typed as invalid.
      aria-invalid={rest['aria-invalid'] ?? false}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        if (!isComposing.current) read(event.target);
        onChange?.(event);
      }}
      onCompositionStart={(event) => {
        isComposing.current = true;
        onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        read(event.currentTarget);
        onCompositionEnd?.(event);
      }}
      onPaste={(event) => {
        setWhole(true);
        onPaste?.(event);
      }}
      onBlur={(event) => {
        setWhole(event.target.value.trim() !== '');
        onBlur?.(event);
      }}
      onInvalid={(event) => {
        setWhole(true);
        onInvalid?.(event);
      }}
    />
  );
}
