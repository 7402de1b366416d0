import type { FormAnswer } from '@rentsafe/ui/Form';
import { toast } from '@rentsafe/ui/Toast';
import { useRef, useState } from 'react';
import { ApiError } from '../api/ApiError';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { refusalIssues } from './refusal';

export interface Creation<Created> {
  /** What is created, as the messages call it: 'company'. */
  record: string;
  /** Reads the form and sends it. Throws `ApiError`. */
  send: (entries: FormData, idempotencyKey: string) => Promise<Created>;
  /** Brings what was read before up to date. */
  onCreated: (created: Created) => void;
  /** The control that a path of a refusal means. */
  controlOf: (entries: FormData, path: readonly string[]) => string;
  /** The server holds such a record already. */
  onDuplicate?: (existingId: number) => void;
}

const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.kind === 'shape' || error.status >= 500;

const savedBefore = () =>
  new ApiError('conflict', {
    status: 422,
    body: {
      detail: 'An earlier attempt was saved before you changed it. Close the form and find it in the list.',
    },
  });

/** Sends a form under a key made when it opens, and says how it ended. The same form sent twice is created once. */
export function useCreation<Created>(creation: Creation<Created>) {
  const { record, send, onCreated, controlOf, onDuplicate } = creation;
  const [idempotencyKey] = useState(newIdempotencyKey);
  const wasUnanswered = useRef(false);

  return async function submit(entries: FormData): Promise<FormAnswer> {
    let created: Created;
    try {
      created = await send(entries, idempotencyKey);
    } catch (error) {
      const hasFields = error instanceof ApiError && error.errors.fields.length > 0;
      const isSaved =
        wasUnanswered.current && error instanceof ApiError && error.status === 422 && !hasFields;
      wasUnanswered.current ||= isUnanswered(error);
      if (error instanceof ApiError && error.existingId !== null) onDuplicate?.(error.existingId);
      return refusalIssues(`Failed to create ${record}`, isSaved ? savedBefore() : error, (path) =>
        controlOf(entries, path),
      );
    }
    onCreated(created);
    toast.success(`${record.charAt(0).toUpperCase()}${record.slice(1)} created successfully!`);
    return undefined;
  };
}
