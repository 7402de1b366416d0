'use client';

import { useState } from 'react';

/** What a text means: the value that is sent, and what is wrong with it. */
export interface Reading {
  value: string;
  problem?: string | undefined;
}

export interface ParsedValueEvent {
  /** As the form gets it: `''` while the box is empty, the text as typed while it cannot be used. */
  value: string;
  /** False while the text cannot be used: it cannot be read, or is out of bounds. */
  valid: boolean;
}

/** Value and callback of a field that is sent in another form than it is typed. */
export interface ParsedValueProps {
  /** As the form gets it; with it the field is controlled. What is typed stays as typed while it means this value. */
  value?: string | undefined;
  /** The value at the start. */
  defaultValue?: string | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: ParsedValueEvent) => void) | undefined;
}

interface ParsedTextOptions extends ParsedValueProps {
  read: (text: string) => Reading;
  /** A value as it stands in the box. @default as it is */
  write?: (value: string) => string;
}

/** The text of a box whose value is sent in another form than it is typed. */
export function useParsedText({
  value,
  defaultValue = '',
  onValueChange,
  read,
  write = (next) => next,
}: ParsedTextOptions) {
  const [typed, setTyped] = useState(() => write(defaultValue));
  const isTyped = value === undefined || read(typed).value === value;
  const text = isTyped ? typed : write(value);

  const change = (next: string) => {
    setTyped(next);
    const reading = read(next);
    onValueChange?.({ value: reading.value, valid: reading.problem === undefined });
  };
  /** Of a form: what the caller holds, the caller resets. */
  const reset = () => {
    if (value === undefined) change(write(defaultValue));
  };
  /** What was typed, as its value is written: when one leaves the box. */
  const settle = () => setTyped(write(read(text).value));
  return { text, change, reset, settle };
}
