import type { FormParser } from '@rentsafe/domain/form';
import type { FormIssues } from '@rentsafe/ui/Form';
import type { FormDialogSubmitEvent } from '@rentsafe/ui/FormDialog';
import { toast } from '@rentsafe/ui/Toast';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../calls/ApiError';
import { newIdempotencyKey } from '../calls/idempotencyKey';
import { CREATED_TOAST, type CreatedRecord, useCreatedToast } from './createdToast';
import { aboutEarlierAttempt } from './earlierAttempt';
import { refusalIssues } from './refusal';
import { submissionsOf } from './submissions';
import { useFailureToast } from './useFailureToast';

export interface Creation<Body, Created> {
  /** What is created, as the messages call it: 'company'. */
  record: string;
  form: FormParser<Body>;
  /** Completes what the form holds before it is sent. */
  prepare?: (body: Body) => Promise<Body>;
  /** Throws `ApiError`. */
  add: (body: Body, idempotencyKey: string) => Promise<Created>;
  /** Brings what was read before up to date. */
  onCreated: (created: Created) => void;
  /** What the toast of success names, and where it leads. */
  recordOf?: (created: Created) => CreatedRecord;
  /** The lists where it is looked for. */
  lists: QueryKey;
  /** The server holds such a record already. */
  onDuplicate?: (existingId: number) => void;
}

const MAY_BE_SAVED = 'This may already have been saved. Check the list before you add it again.';

/**
 * Sends a form under a key made when it opens, and reports how it ended. The same sent twice is created once; while
 * nobody knows how it ended, the form shows that, and the lists are read again when it is closed. `unconfirmed`: an
 * attempt may have been saved.
 */
export function useCreation<Body, Created>(creation: Creation<Body, Created>) {
  const { record, form, prepare, add, onCreated, recordOf, lists, onDuplicate } = creation;
  const failure = `Failed to create ${record}`;
  const failureToast = useFailureToast(failure);
  const queryClient = useQueryClient();
  const submissions = submissionsOf(queryClient, record);
  const showCreated = useCreatedToast(record);
  const [ownKey, setOwnKey] = useState(newIdempotencyKey);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const isUnknown = useRef(false);

  const onOpen = useEffectEvent(() => {
    submissions.forgetSettled();
    toast.dismiss(CREATED_TOAST);
  });
  const onClose = useEffectEvent(() => {
    if (isUnknown.current) void queryClient.invalidateQueries({ queryKey: lists });
  });
  useEffect(() => {
    onOpen();
    return () => onClose();
  }, []);

  async function submit({
    entries,
    value,
    another,
  }: FormDialogSubmitEvent<Body>): Promise<FormIssues | undefined> {
    const body = prepare ? await prepare(value) : value;
    const wasUnknown = isUnknown.current;
    isUnknown.current = true;
    const earlier = submissions.of(body);
    const idempotencyKey = earlier?.idempotencyKey ?? ownKey;
    const wasLeftOpen = earlier?.isSettled === false;
    submissions.note(body, { idempotencyKey, isSettled: false });
    let created: Created;
    try {
      created = await add(body, idempotencyKey);
    } catch (error) {
      if (isUnanswered(error)) {
        setUnconfirmed(true);
        void queryClient.invalidateQueries({ queryKey: lists, refetchType: 'none' });
      } else {
        isUnknown.current = wasUnknown || wasLeftOpen;
        if (wasLeftOpen) setUnconfirmed(true);
        submissions.note(body, { idempotencyKey, isSettled: !wasLeftOpen });
      }
      if (error instanceof ApiError && error.existingId !== null) onDuplicate?.(error.existingId);
      const ofEarlier = wasUnknown || wasLeftOpen ? aboutEarlierAttempt(error) : undefined;
      failureToast.onShown();
      return refusalIssues(failure, ofEarlier ?? error, {
        controlOf: (path) => form.controlOf(entries, path),
        note: isUnknown.current && !ofEarlier ? MAY_BE_SAVED : '',
      });
    }
    isUnknown.current = false;
    failureToast.dismiss();
    submissions.note(body, { idempotencyKey, isSettled: true });
    onCreated(created);
    showCreated(recordOf?.(created), another);
    if (another) {
      submissions.forgetSettled();
      setOwnKey(newIdempotencyKey());
      setUnconfirmed(false);
    }
    return undefined;
  }

  return { submit, unconfirmed, onChange: failureToast.dismiss };
}
