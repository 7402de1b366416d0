import { type Steps, stepOf, type VerbOf } from '@rentsafe/domain/step';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../calls/client';
import { readAgainOnConflict } from '../calls/readAgainOnConflict';
import type { BodyAt, ReplyAt, StepDialogProps } from './stepKind';
import { capital, type StepWords, textOf, wordsOf } from './stepWords';

interface TakenStep<Body> {
  /** 'Reverse RC-000009' */
  title: string;
  words: StepWords;
  /** Takes it and shows what it answered; refused since somebody else was faster, the record is read again. Throws `ApiError`. */
  take: (body: Body, idempotencyKey?: string) => Promise<void>;
}

const saving = { submitLabel: 'Save', pendingLabel: 'Saving...' };

/** A step of a record, for its dialog. */
export function useStep<S extends Steps, Verb extends VerbOf<S>>({
  kind: { steps, nameOf, noun, keyOf, show },
  verb,
  record,
}: Omit<StepDialogProps<S, Verb>, 'onClose'>): TakenStep<BodyAt<S, Verb>> {
  const queryClient = useQueryClient();
  const step = stepOf(steps, verb);
  const call = steps.calls[verb] as Steps['calls'][string];
  const { id } = record as { id: number };
  const name = nameOf?.(record);
  const text = textOf(steps.kind, verb, step);
  const [first = ''] = text.split(' ');
  const named = name && (first === capital(verb) ? `${first} ${name}` : `${text} of ${name}`);
  const { submitLabel, pendingLabel } = wordsOf(textOf(noun ?? steps.kind, verb, step));
  return {
    title: named ?? text,
    words:
      verb === 'edit'
        ? { ...wordsOf(text.replace('Edit', 'Save')), ...saving }
        : { ...wordsOf(text), submitLabel, pendingLabel },
    take: (body, idempotencyKey) =>
      readAgainOnConflict(queryClient, { queryKey: keyOf(record) }, async () => {
        const reply = await request(call, { ids: { id }, body, ...(idempotencyKey && { idempotencyKey }) });
        await show(queryClient, reply as ReplyAt<S>, record);
      }),
  };
}
