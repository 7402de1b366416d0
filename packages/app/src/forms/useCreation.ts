import type { FormParser } from '@rentsafe/domain/form';
import { useSubmission } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../calls/ApiError';
import { attemptsIn, underOneKey } from './attempts';
import { CREATED_TOAST, type CreatedRecord, useCreatedToast } from './createdToast';
import { isKeyUsedOtherwise } from './earlierAttempt';
import { refusalOf } from './refusal';
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

/** Sends a form for a new record, and reports how it ended. While nobody knows, the lists are read again when the form is closed. */
export function useCreation<Body, Created>(creation: Creation<Body, Created>) {
  const { record, form, prepare, add, onCreated, recordOf, lists, onDuplicate } = creation;
  const failure = `Failed to create ${record}`;
  const failureToast = useFailureToast(failure);
  const queryClient = useQueryClient();
  const [attempts] = useState(() => underOneKey(attemptsIn(queryClient, record)));
  const showCreated = useCreatedToast(record);
  const isUnknown = useRef(false);

  const onOpen = useEffectEvent(() => toast.dismiss(CREATED_TOAST));
  const onClose = useEffectEvent(() => {
    if (isUnknown.current) void queryClient.invalidateQueries({ queryKey: lists });
  });
  useEffect(() => {
    onOpen();
    return () => onClose();
  }, []);

  const submission = useSubmission<Body, Created>({
    schema: form,
    attempts,
    send: async (value, { idempotencyKey }) => {
      isUnknown.current = true;
      try {
        return await add(prepare ? await prepare(value) : value, idempotencyKey);
      } catch (error) {
        // Else every later form with this value would meet the same refusal.
        if (isKeyUsedOtherwise(error)) attempts.forget(value);
        throw error;
      }
    },
    refusal: (error, { entries, unconfirmed }) => {
      isUnknown.current = unconfirmed || isUnanswered(error);
      if (isUnanswered(error)) void queryClient.invalidateQueries({ queryKey: lists, refetchType: 'none' });
      if (error instanceof ApiError && error.existingId !== null) onDuplicate?.(error.existingId);
      failureToast.onShown();
      return refusalOf(failure, error, {
        unconfirmed,
        controlOf: (path) => form.controlOf(entries, path),
      });
    },
    onSaved: (created, { another }) => {
      isUnknown.current = false;
      failureToast.dismiss();
      onCreated(created);
      showCreated(recordOf?.(created), another);
    },
  });
  return { ...submission, onChange: failureToast.dismiss };
}
