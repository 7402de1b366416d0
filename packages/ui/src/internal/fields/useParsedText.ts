'use client';

import { useState } from 'react';
import { orEmpty } from './orEmpty';

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
  /** As the form gets it; null is empty. With it the field is controlled. What is typed stays as typed while it means this value. */
  value?: string | null | undefined;
  /** The value at the start. */
  defaultValue?: string | null | undefined;
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
  value: valueProp,
  defaultValue,
  onValueChange,
  read,
  write = (next) => next,
}: ParsedTextOptions) {
  const value = orEmpty(valueProp, '');
  const start = write(defaultValue ?? '');
  const [typed, setTyped] = useState(start);
  const isTyped = value === undefined || read(typed).value === value;
  const text = isTyped ? typed : write(value);

  const change = (next: string) => {
    setTyped(next);
    const reading = read(next);
    onValueChange?.({ value: reading.value, valid: reading.problem === undefined });
  };
  /** Of a form: what the caller holds, the caller resets. */
  const reset = () => {
    if (value === undefined) change(start);
  };
  /** What was typed, as its value is written: when one leaves the box. */
  const settle = () => setTyped(write(read(text).value));
  return { text, change, reset, settle };
}
