import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { markSaved } from '../../internal/form/dirty';
import { type FormIssues, hasIssues } from '../../internal/form/issues';
import { useMessages } from '../../internal/messages/messages';
import { hasFocus } from '../../internal/overlay/focus';
import { formMessages } from './Form.messages';

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is done
export type SubmitResult = FormIssues | undefined | void;

interface SendingSettings {
  formRef: RefObject<HTMLFormElement | null>;
  onPendingChange: ((event: { pending: boolean }) => void) | undefined;
  /** Shows the issues of an answer. */
  show: (issues: FormIssues) => void;
}

/** Sends a form, once at a time; the focus returns to where it was. */
export function useSending({ formRef, onPendingChange, show }: SendingSettings) {
  const messages = useMessages(formMessages);
  const sending = useRef(false);
  const [pending, setPending] = useState(false);

  const changePending = (value: boolean) => {
    sending.current = value;
    setPending(value);
    onPendingChange?.({ pending: value });
  };

  const send = async (
    submitter: HTMLElement | null,
    onSend: () => Promise<SubmitResult> | SubmitResult,
  ): Promise<void> => {
    const form = formRef.current;
    const before = document.activeElement;
    submitter?.focus();
    changePending(true);
    let answer: SubmitResult;
    try {
      answer = await onSend();
    } catch (error) {
      console.error(error);
      answer = { form: messages.failed };
    }
    flushSync(() => changePending(false));
    if (answer && hasIssues(answer)) show(answer);
    else if (form) markSaved(form);
    const lost = document.activeElement === submitter || !hasFocus();
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
  };

  return { pending, sending, send };
}
