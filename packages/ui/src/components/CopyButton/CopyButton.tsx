'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Check, Copy } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Button, type ButtonProps } from '../Button';
import * as styles from './CopyButton.css';
import { copyButtonMessages } from './CopyButton.messages';

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'onCopy' | 'asChild' | 'pending'> {
  /** The text that goes to the clipboard. */
  value: string;
  /** The text is in the clipboard. */
  onCopied?: () => void;
  /** The browser refused: the moment to select the text where it stands. */
  onRefused?: () => void;
}

const COPIED_MS = 2000;

/**
 * Copies a text: a link, a reference. Renders a `button` named 'Copy'; `children` replace its text. Where several stand in
 * one place, name each by what it copies.
 */
export function CopyButton({
  value,
  onCopied,
  onRefused,
  onClick,
  className,
  children,
  ...rest
}: CopyButtonProps) {
  const messages = useMessages(copyButtonMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const noteId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      // Missing on an insecure origin.
      await navigator.clipboard.writeText(value);
      setState('copied');
      announce(messages.copied);
      timer.current = setTimeout(() => setState('idle'), COPIED_MS);
      onCopied?.();
    } catch {
      setState('refused');
      announce(messages.failed, { politeness: 'assertive' });
      onRefused?.();
    }
  };

  return (
    <>
      <Button
        aria-describedby={state === 'refused' ? noteId : undefined}
        {...rest}
        data-state={state}
        className={className}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy();
        }}
      >
        {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {/* Both texts stand in one place, so that the width stays. */}
        <span data-part="text" className={styles.texts}>
          {[children ?? messages.copy, messages.copied].map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
            <span key={at} aria-hidden={(at === 1) !== (state === 'copied')} className={styles.text}>
              {text}
            </span>
          ))}
        </span>
      </Button>
      {state === 'refused' && (
        <span id={noteId} className={styles.note}>
          {messages.failed}
        </span>
      )}
    </>
  );
}
