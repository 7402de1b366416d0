'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Attempts, createAttempts, newIdempotencyKey } from '../../internal/form/attempts';
import { isDirty } from '../../internal/form/dirty';
import type { FormIssues } from '../../internal/form/issues';
import type { FormSchema } from '../../internal/form/schema';
import { useMessages } from '../../internal/messages/messages';
import { type Duplicate, issuesOfRefusal, type Refusal } from './refusal';
import { submissionMessages } from './Submission.messages';
import { UnconfirmedNotice } from './UnconfirmedNotice';
import type { Leavable } from './useLeaveGuard';

export interface SendContext {
  /** Stays while it is not known how sending this value ended. Hand it to the server, which then saves it once. */
  idempotencyKey: string;
  /** Ends when the form is gone, or with `abort`. */
  signal: AbortSignal;
  /** The fields as the browser would submit them. */
  entries: FormData;
}

export interface RefusalContext {
  /** What was sent, as the form has it. */
  entries: FormData;
  /** It is not known how an attempt before this one has ended. */
  unconfirmed: boolean;
}

export interface SavedEvent<Value> {
  /** What was sent. */
  value: Value;
  /** The form stays open for another one. */
  another: boolean;
}

export interface SubmissionSettings<Value, Saved> {
  /** Parses the fields, as the `schema` of a Form. */
  schema?: FormSchema<Value> | undefined;
  /** Saves the value. Rejects where it could not. */
  send: (value: NoInfer<Value>, context: SendContext) => Promise<Saved>;
  /** What an error of `send` means. @default it is unanswered */
  refusal?: ((error: unknown, context: RefusalContext) => Refusal | undefined) | undefined;
  /** It was saved. */
  onSaved?: ((saved: NoInfer<Saved>, event: SavedEvent<NoInfer<Value>>) => void) | undefined;
  /** Where the record would be found, if it was saved and the answer was lost. */
  lookHref?: string | undefined;
  /** What was sent, where it is to outlive the form: the same typed anew is then the same attempt. @default for as long as the form is there */
  attempts?: Attempts | undefined;
}

/** What a Form or a FormDialog is given. */
export interface SubmissionForm<Value> {
  /** Parses the fields. */
  schema?: FormSchema<Value>;
  /** Sends the value once. */
  onSubmit: (event: {
    entries: FormData;
    value: Value;
    another?: boolean;
  }) => Promise<FormIssues | undefined>;
  /** It is not known how the last attempt ended. */
  unconfirmed: boolean;
  /** What is known of the last attempt, with what can be done. */
  notices: ReactNode;
}

export interface Submission<Value> extends Leavable {
  /** Spread it over a Form or a FormDialog. */
  form: SubmissionForm<Value>;
  /** The record that there is already, as the last refusal says. */
  duplicate: Duplicate | undefined;
  /** Gives up what is being sent. It may have been saved. */
  abort: () => void;
}

interface Running {
  controller: AbortController;
  ended: Promise<FormIssues | undefined>;
}

/**
 * Sends a form once: under a key that stays while nobody knows how it ended, with one request at a time. What the server refuses
 * is shown in the form; after an answer that was lost it says so, and offers to look or to send it again.
 */
export function useSubmission<Value = undefined, Saved = unknown>(
  settings: SubmissionSettings<Value, Saved>,
): Submission<Value> {
  const { schema, send, refusal, onSaved, lookHref } = settings;
  const messages = useMessages(submissionMessages);
  const [ownAttempts] = useState(createAttempts);
  const attempts = settings.attempts ?? ownAttempts;
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [duplicate, setDuplicate] = useState<Duplicate>();
  const [question, showQuestion] = useState<ReactNode>();
  const markRef = useRef<HTMLElement>(null);
  const running = useRef<Running>(undefined);
  const isUnknown = useRef(false);
  const hasSaved = useRef(false);

  // It may outlive its form, as that of a dialog does.
  const openForm = useCallback(
    (mark: HTMLSpanElement) => {
      markRef.current = mark;
      attempts.forgetSettled();
      return () => {
        markRef.current = null;
        running.current?.controller.abort();
        running.current = undefined;
        isUnknown.current = false;
        hasSaved.current = false;
        setUnconfirmed(false);
        setDuplicate(undefined);
        showQuestion(undefined);
      };
    },
    [attempts],
  );
  useEffect(() => attempts.forgetSettled(), [attempts]);

  const noteUnknown = () => {
    isUnknown.current = true;
    setUnconfirmed(true);
  };

  const run: SubmitWith<Value> = async ({ entries, value, another = false }, signal) => {
    const mark = markRef.current;
    // A late answer says nothing of the form that was opened since.
    const isOpen = () => markRef.current === mark;
    if (hasSaved.current) attempts.forgetSettled();
    setDuplicate(undefined);
    const sent = schema ? value : [...entries];
    const earlier = attempts.of(sent);
    const wasOpen = earlier?.isSettled === false;
    const idempotencyKey = earlier?.idempotencyKey ?? newIdempotencyKey();
    attempts.note(sent, { idempotencyKey, isSettled: false });
    let saved: Saved;
    try {
      saved = await send(value, { idempotencyKey, signal, entries });
    } catch (error) {
      const context = { entries, unconfirmed: isUnknown.current || wasOpen };
      const refused = refusal?.(error, context) ?? { kind: 'unanswered' };
      const isUnanswered = refused.kind === 'unanswered' || wasOpen;
      if (!isUnanswered) attempts.forget(sent);
      else if (isOpen()) noteUnknown();
      if (refused.kind === 'duplicate' && isOpen()) {
        const { id, name } = refused;
        // Its notice is there when the Form looks for it.
        flushSync(() => setDuplicate({ id, name }));
      }
      if (!refusal) console.error(error);
      return issuesOfRefusal(refused, messages);
    }
    attempts.note(sent, { idempotencyKey, isSettled: true });
    if (isOpen()) {
      hasSaved.current = true;
      isUnknown.current = false;
      setUnconfirmed(false);
    }
    onSaved?.(saved, { value, another });
    return undefined;
  };

  const onSubmit: SubmissionForm<Value>['onSubmit'] = (event) => {
    if (running.current) return running.current.ended;
    const controller = new AbortController();
    const ended = run(event, controller.signal).finally(() => {
      if (running.current?.controller === controller) running.current = undefined;
    });
    running.current = { controller, ended };
    return ended;
  };

  const isUnsaved = () => {
    const form = markRef.current?.closest('form');
    return running.current !== undefined || isUnknown.current || (form ? isDirty(form) : false);
  };

  const notices = (
    <>
      <span ref={openForm} hidden />
      {unconfirmed && <UnconfirmedNotice lookHref={lookHref} />}
      {question}
    </>
  );
  return {
    form: { ...(schema && { schema }), onSubmit, unconfirmed, notices },
    unconfirmed,
    duplicate,
    isPending: () => running.current !== undefined,
    isUnsaved,
    showQuestion,
    abort: () => running.current?.controller.abort(),
  };
}

type SubmitWith<Value> = (
  event: { entries: FormData; value: Value; another?: boolean },
  signal: AbortSignal,
) => Promise<FormIssues | undefined>;
