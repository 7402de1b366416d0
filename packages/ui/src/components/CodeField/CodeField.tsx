'use client';

import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { TextField, type TextFieldProps } from '../TextField';

export interface CodeProblem {
  /** An error blocks its form; a warning does not. */
  tone: 'error' | 'warning';
  /** What is wrong, and how to mend it. */
  text: string;
}

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'value'> {
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
 * A number or code as a document has it: an ID, a registration, a number plate. Uncontrolled, and checked while it is typed.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function CodeField({
  normalise = asTyped,
  check,
  defaultValue = '',
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
  const [code, setCode] = useState(() => normalise(defaultValue).trim());
  // What is still being typed is not wrong yet.
  const [isWhole, setWhole] = useState(code !== '');
  const problem = code === '' ? undefined : check?.(code);
  const isError = problem?.tone === 'error';

  const read = (box: HTMLInputElement) => {
    rewrite(box, normalise);
    const next = box.value.trim();
    setCode(next);
    if (next === '') setWhole(false);
    onValueChange?.({ value: next });
  };

  useBrowserLayoutEffect(() => {
    const box = input.current;
    box?.setCustomValidity(isError ? problem.text : '');
    // Another way of writing: of another kind of document.
    if (box && !isComposing.current && normalise(box.value) !== box.value) read(box);
  });

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...rest}
      ref={ref}
      defaultValue={normalise(defaultValue)}
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
