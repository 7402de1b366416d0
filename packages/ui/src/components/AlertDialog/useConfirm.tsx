'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

/** The texts of one question. */
export type Question = Pick<
  AlertDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

export interface Confirming {
  /** Asks; true for the verb, false for the safe answer, Escape, or when the question goes away unanswered. */
  confirm: (question: Question) => Promise<boolean>;
  /** Render it once, anywhere in what calls `confirm`: it has that tree's theme, messages and contexts. */
  dialog: ReactNode;
}

/** Asks in an AlertDialog of the same React tree and waits for the answer: `if (await confirm({ … })) remove()`. */
export function useConfirm(): Confirming {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const answerRef = useRef<(yes: boolean) => void>(undefined);

  const answer = (yes: boolean) => {
    setOpen(false);
    answerRef.current?.(yes);
    answerRef.current = undefined;
  };
  // Nobody is left to answer.
  useEffect(() => () => answerRef.current?.(false), []);

  const confirm = (nextQuestion: Question) => {
    answerRef.current?.(false);
    setQuestion(nextQuestion);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answerRef.current = resolve;
    });
  };
  // Its text stays while it goes away.
  const dialog = question && (
    <AlertDialog {...question} open={open} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
  );
  return { confirm, dialog };
}
