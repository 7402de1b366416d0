import type { Issues } from '../../internal/fields/FormContext';
import type { FormIssues } from '../../internal/form/issues';

interface RefusalTexts {
  /** What is wrong, by name of the field. */
  fields?: Issues | undefined;
  /** What is wrong with the whole, in place of the text of the kind. */
  form?: string | undefined;
}

/** Why something could not be saved, in the terms of a form. */
export type Refusal<Current = unknown> =
  /** The server does not accept it. */
  | ({ kind: 'issues' } & RefusalTexts)
  /** There is such a record already. */
  | ({ kind: 'duplicate'; id: string | number; name?: string | undefined } & RefusalTexts)
  /** Somebody has changed the record since it was read; `current` is what it is now, where the answer says so. */
  | ({ kind: 'stale'; current?: Current | undefined } & RefusalTexts)
  /** No answer came, or none that can be read: it may have been saved. */
  | ({ kind: 'unanswered' } & RefusalTexts);

/** A record that there is already. */
export interface Duplicate {
  /** Of the record that there is already. */
  id: string | number;
  /** Left out where it is not known. */
  name?: string | undefined;
}

interface RefusalMessages {
  refused: string;
  duplicate: string;
  stale: string;
  unanswered: string;
}

/** What a form shows of a refusal. */
export function issuesOfRefusal({ kind, fields, form }: Refusal, messages: RefusalMessages): FormIssues {
  const hasFields = Object.keys(fields ?? {}).length > 0;
  const text = { issues: messages.refused, duplicate: messages.duplicate, stale: messages.stale }[
    kind as Exclude<Refusal['kind'], 'unanswered'>
  ];
  return { fields, form: form ?? (hasFields ? undefined : (text ?? messages.unanswered)) };
}
