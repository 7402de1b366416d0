'use client';

import { useRef, useState } from 'react';
import { createAttempts, newIdempotencyKey } from '../../internal/form/attempts';
import { changesOf, conflictsOf, type Values } from '../../internal/form/changes';
import { useMessages } from '../../internal/messages/messages';
import {
  type Refusal,
  type RefusalContext,
  type SendContext,
  type Submission,
  type SubmissionSettings,
  useSubmission,
} from '../Submission';
import { editionMessages } from './Edition.messages';
import { FormOpens } from './FormOpens';
import { conflictsAsText, type EditionConflict, type EditionFields } from './fields';
import {
  type Asked,
  type Base,
  bothChanged,
  Conflicting,
  chosenOf,
  fieldsAt,
  type Kept,
  type Known,
  Refusing,
  type Version,
} from './merging';
import { typedFields } from './typedFields';

/** `V` without the one value that it was written as. */
type Widened<V extends Version> = V extends number ? number : string;

export interface SaveContext<V extends Version = Version> extends SendContext {
  /** That of the record that the changes are of. */
  version: Widened<V>;
}

export interface EditionSettings<Value, Current, V extends Version = Version>
  extends Pick<SubmissionSettings<Value, Current>, 'schema' | 'lookHref'> {
  /** The record as it was read. */
  before: Current;
  /** The version of `before`; later ones are then read from `version` of the record. Or how it is read from a record. */
  version: V | ((record: Current) => V);
  /** The fields of a record that the form holds, as they are sent. */
  valuesOf: (record: Current) => Values;
  /** The same of what was typed. @default the output of `schema`, or the fields of the form */
  typedValues?: ((value: NoInfer<Value>) => Values | Promise<Values>) | undefined;
  /** Saves changes alone: null for a field that is empty now. Rejects where it could not. */
  save: (changes: Values, context: SaveContext<V>) => Promise<Current>;
  /** The record as it is now, where the refusal of a stale version does not say it. */
  read?: ((context: Pick<SendContext, 'signal'>) => Promise<Current>) | undefined;
  /** What an error of `save` means: `stale` where the version is no longer the last one. */
  refusal: (error: unknown, context: RefusalContext) => Refusal<Current> | undefined;
  /** The fields as people know them, for what two have changed. */
  fields: EditionFields<Current>;
  /** It was saved, or somebody else had saved the same. Not called where nothing was changed. */
  onSaved?: ((record: Current) => void) | undefined;
}

export interface Edition<Value> extends Submission<Value> {
  /** The fields that somebody else has changed as well; none while there is no conflict. */
  conflicts: readonly EditionConflict[];
  /** What was chosen for each of them, by name. */
  kept: Readonly<Record<string, Kept>>;
  /** Chooses for one of them. */
  keep: (name: string, which: Kept) => void;
}

interface Conflict<Current> {
  theirs: Current;
  fields: readonly EditionConflict[];
}

const none: readonly EditionConflict[] = [];
const noneKept: Readonly<Record<string, Kept>> = {};

/**
 * Saves what was changed of a record, under its version. Where somebody else has changed other fields meanwhile both changes stay; of
 * the same fields the user chooses one by one. What is typed stays typed.
 */
export function useEdition<Value, Current extends object, V extends Version = Version>(
  settings: EditionSettings<Value, Current, V>,
): Edition<Value> {
  const { schema, lookHref, valuesOf, read, refusal, onSaved } = settings;
  const messages = useMessages(editionMessages);
  const [conflict, setConflict] = useState<Conflict<Current>>();
  const [kept, setKept] = useState(noneKept);
  // Chosen by the button that sends the form, before anything is rendered.
  const chosen = useRef(noneKept);
  const [attempts] = useState(createAttempts);
  const laterVersion = (record: Current): Version =>
    typeof settings.version === 'function'
      ? settings.version(record)
      : (record as unknown as { version: Version }).version;
  const readBase = (): Base<Current> => {
    const { before, version } = settings;
    const values = valuesOf(before);
    const ofBefore = typeof version === 'function' ? version(before) : version;
    return { record: before, version: ofBefore, values, shown: values };
  };
  // What is read anew while the form is open is not what was typed over.
  const [atFirst] = useState(readBase);
  const base = useRef(atFirst);

  const choose = (choices: typeof noneKept) => {
    chosen.current = choices;
    setKept(choices);
  };

  // It may outlive its form, as that of a dialog does: the next one shows the record as it was read by then.
  const startAnew = () => {
    base.current = readBase();
    setConflict(undefined);
    choose(noneKept);
  };

  /** Asks about the fields that both have changed since they were the same; `choices` are those that still hold. */
  const ask = async (start: Base<Current>, theirs: Current, { typed, choices }: Asked): Promise<never> => {
    const saved = valuesOf(theirs);
    const names = bothChanged(start, saved, { typed, choices });
    const fields = await conflictsAsText(names, settings.fields, { theirs, saved, typed }, messages);
    if (base.current === start) {
      setConflict({ theirs, fields });
      choose(choices);
    }
    throw new Conflicting();
  };

  /** Saves over `known`, the record of which they are the changes; over what it is now, as long as nobody has changed the same. */
  const saveOver = async (
    changes: Values,
    { record: known, version }: Known<Current>,
    attempt: Asked & { start: Base<Current>; context: SendContext },
  ): Promise<Current | undefined> => {
    const { start, context, typed, choices } = attempt;
    if (Object.keys(changes).length === 0) return known === start.record ? undefined : known;
    const request = { changes, version };
    const idempotencyKey = attempts.of(request)?.idempotencyKey ?? newIdempotencyKey();
    attempts.note(request, { idempotencyKey, isSettled: false });
    let theirs: Current;
    try {
      const saved = await settings.save(changes, {
        ...{ ...context, idempotencyKey },
        version: version as Widened<V>,
      });
      attempts.forget(request);
      return saved;
    } catch (error) {
      const refused = refusal(error, { entries: context.entries, unconfirmed: false });
      if (refused && refused.kind !== 'unanswered') attempts.forget(request);
      if (refused?.kind !== 'stale') throw new Refusing(refused);
      const current = refused.current ?? (await read?.({ signal: context.signal }));
      if (!current || laterVersion(current) === version) throw new Refusing(refused);
      theirs = current;
    }
    const saved = valuesOf(theirs);
    const since = changesOf(valuesOf(known), saved);
    // What was chosen holds for the value that was shown.
    const holding = Object.fromEntries(Object.entries(choices).filter(([name]) => !(name in since)));
    if (conflictsOf(changes, since).length > 0) {
      return ask(start, theirs, { typed, choices: holding });
    }
    // What both have typed alike is saved already.
    const rest = { record: theirs, version: laterVersion(theirs) };
    return saveOver(changesOf(saved, changes), rest, attempt);
  };

  const send = async (value: Value, context: SendContext): Promise<Current | undefined> => {
    const start = base.current;
    const own = schema ? (value as Values) : typedFields(context.entries, start.values);
    const typed = (await settings.typedValues?.(value)) ?? own;
    const choices = chosen.current;
    const theirs = conflict?.theirs ?? start.record;
    const names = bothChanged(start, valuesOf(theirs), { typed, choices });
    if (names.some((name) => choices[name] === undefined)) await ask(start, theirs, { typed, choices });
    const known = conflict ? { record: theirs, version: laterVersion(theirs) } : start;
    const changes = changesOf(valuesOf(theirs), chosenOf(start, { typed, choices }));
    const saved = await saveOver(changes, known, { start, context, typed, choices });
    if (base.current !== start) return saved;
    // A later save sends what is changed from here on.
    if (saved) {
      const mine = { ...changesOf(start.values, typed), ...choices };
      const shown = { ...start.shown, ...fieldsAt(valuesOf(saved), Object.keys(mine)) };
      base.current = { record: saved, version: laterVersion(saved), values: typed, shown };
    }
    setConflict(undefined);
    choose(noneKept);
    return saved;
  };

  const submission = useSubmission<Value, Current | undefined>({
    ...{ schema, lookHref, send },
    refusal: (error, context) => {
      if (error instanceof Conflicting) return { kind: 'issues', form: messages.choose };
      return error instanceof Refusing ? error.refusal : refusal(error, context);
    },
    onSaved: (record) => record && onSaved?.(record),
  });

  const notices = (
    <>
      <FormOpens onOpen={startAnew} />
      {submission.form.notices}
    </>
  );
  return {
    ...submission,
    form: { ...submission.form, notices },
    conflicts: conflict?.fields ?? none,
    kept,
    keep: (name, which) => choose({ ...chosen.current, [name]: which }),
  };
}
