'use client';

import { type RefObject, useState } from 'react';
import { announce } from '../../components/Announcer';
import { useAfterPress } from './useAfterPress';
import type { Reading } from './useParsedText';

interface LeftBox {
  /** What stands in the box. */
  text: string;
  reading: Reading;
  /** A value as it stands in the box once it has been left. */
  write: (value: string) => string;
  /** Around the box. */
  frameRef: RefObject<HTMLElement | null>;
}

/** What is wrong with a typed text, from when its box is left until the text changes; announced once. */
export function useProblemOnLeave({ text, reading, write, frameRef }: LeftBox) {
  /** What stood in the box when the user last left it. */
  const [leftText, setLeftText] = useState('');
  const afterPress = useAfterPress();
  const leave = () =>
    afterPress(() => {
      const settled = write(reading.value);
      setLeftText(settled);
      const stands = frameRef.current?.querySelector('input')?.value === settled;
      if (reading.problem && stands && settled !== leftText) announce(reading.problem);
    });
  return { leave, problem: (text === leftText && reading.problem) || undefined };
}
