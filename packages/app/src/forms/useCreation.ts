import type { FormAnswer } from '@rentsafe/ui/Form';
import { toast } from '@rentsafe/ui/Toast';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { refusalIssues } from './refusal';
import { submissionsOf } from './submissions';

export interface Creation<Body, Created> {
  /** What is created, as the messages call it: 'company'. */
  record: string;
  /** What the form says, as it is sent. */
  read: (entries: FormData) => Body | Promise<Body>;
  /** Throws `ApiError`. */
  add: (body: Body, idempotencyKey: string) => Promise<Created>;
  /** Brings what was read before up to date. */
  onCreated: (created: Created) => void;
  /** The lists where it is looked for. */
  lists: QueryKey;
  /** The control that a path of a refusal means. */
  controlOf: (entries: FormData, path: readonly string[]) => string;
  /** The server holds such a record already. */
  onDuplicate?: (existingId: number) => void;
}

const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.kind === 'shape' || error.status >= 500;

const MAY_BE_SAVED = 'It may have been saved all the same: look in the list before you fill in another form.';

/** What the server says of an earlier attempt under the same key, in the words of a person; undefined for all else. */
function aboutEarlierAttempt(error: unknown): ApiError | undefined {
  if (!(error instanceof ApiError) || error.errors.fields.length > 0) return undefined;
  const details: Record<number, string> = {
    409: 'An earlier attempt is still being saved. Try again in a moment.',
    422: 'An earlier attempt was saved before you changed it. Close the form and find it in the list.',
  };
  const detail = details[error.status];
  return detail ? new ApiError('invalid', { status: error.status, body: { detail } }) : undefined;
}

/**
 * Sends a form under a key made when it opens, and says how it ended. The same sent twice is created once; while nobody
 * knows how it ended, that is said, and the lists are read again when the form is closed. `unconfirmed`: an attempt may
 * have been saved.
 */
export function useCreation<Body, Created>(creation: Creation<Body, Created>) {
  const { record, read, add, onCreated, lists, controlOf, onDuplicate } = creation;
  const queryClient = useQueryClient();
  const submissions = submissionsOf(queryClient, record);
  const [ownKey] = useState(newIdempotencyKey);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const isUnknown = useRef(false);

  const onOpen = useEffectEvent(() => submissions.forgetSettled());
  const onClose = useEffectEvent(() => {
    if (isUnknown.current) void queryClient.invalidateQueries({ queryKey: lists });
  });
  useEffect(() => {
    onOpen();
    return () => onClose();
  }, []);

  async function submit(entries: FormData): Promise<FormAnswer> {
    const body = await read(entries);
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
      return refusalIssues(`Failed to create ${record}`, ofEarlier ?? error, {
        controlOf: (path) => controlOf(entries, path),
        note: isUnknown.current && !ofEarlier ? MAY_BE_SAVED : '',
      });
    }
    isUnknown.current = false;
    submissions.note(body, { idempotencyKey, isSettled: true });
    onCreated(created);
    toast.success(`${record.charAt(0).toUpperCase()}${record.slice(1)} created successfully!`);
    return undefined;
  }

  return { submit, unconfirmed };
}
