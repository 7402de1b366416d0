import type { FormParser } from '@rentsafe/domain/form';
import type { DiffProps } from '@rentsafe/ui/Diff';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { toast } from '@rentsafe/ui/Toast';
import { useRef, useState } from 'react';
import { ApiError } from '../calls/ApiError';
import { capitalised } from '../text/capitalised';
import { useFormatPhone } from '../text/useFormatPhone';
import { changesOf, conflictsOf, type Values } from './changes';
import { differenceOf } from './fieldTexts';
import { refusalIssues } from './refusal';
import { useFailureToast } from './useFailureToast';

interface Edition {
  version?: number | undefined;
}

/** A record that is edited. Its fields are compared as they are sent, and shown as the record is read. */
export interface Edit<Body, Record extends Edition> {
  /** What is edited, as the messages call it: 'company'. */
  record: string;
  /** As it was read. */
  before: Record;
  form: FormParser<Body>;
  /** Completes what the form holds before it is sent. */
  prepare?: (body: Body) => Promise<Body>;
  /** The fields of a record that the form holds, as they are sent. */
  valuesOf: (record: Record) => Values;
  /** The same of what was typed. */
  typedValues: (body: Body) => Values;
  /** A field of a record as the record's page reads it. @default the field itself */
  fieldOf?: (record: Record, field: string) => unknown;
  /** A typed value as a record would be read: with the names of what was chosen. Throws `ApiError`. @default the value */
  asRead?: (field: string, value: unknown) => Promise<unknown>;
  /** Throws `ApiError`. */
  save: (changes: Values, version: number) => Promise<Record>;
  /** The record as it is now. Throws `ApiError`. */
  read: () => Promise<Record>;
  onSaved: (record: Record) => void;
  /** The server holds such a record already. */
  onDuplicate?: (existingId: number) => void;
}

interface Conflict<Record> {
  theirs: Record;
  fields: readonly string[];
  differences: DiffProps['differences'];
}

const isStale = (error: unknown) => error instanceof ApiError && error.newVersion !== null;
const ownField = (record: object, field: string): unknown => record[field as keyof typeof record];
const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

/**
 * Saves what was changed of a record. Where someone else has changed other fields meanwhile, both changes stay; `conflict`:
 * they have changed the same. The next submit then saves one's own values, after `keepTheirs` all but those.
 */
export function useEdit<Body, Record extends Edition>(edit: Edit<Body, Record>) {
  const [before] = useState(edit.before);
  const [conflict, setConflict] = useState<Conflict<Record>>();
  const keepsTheirs = useRef(false);
  const formatPhone = useFormatPhone();
  const failure = `Failed to save ${edit.record}`;
  const failureToast = useFailureToast(failure);

  async function submit({ entries, value }: FormSubmitEvent<Body>): Promise<FormIssues | undefined> {
    const keeps = keepsTheirs.current;
    keepsTheirs.current = false;
    try {
      const body = edit.prepare ? await edit.prepare(value) : value;
      const changes = changesOf(edit.valuesOf(before), edit.typedValues(body));
      const kept = conflict && keeps ? without(changes, conflict.fields) : changes;
      return await save(kept, conflict?.theirs ?? before, changes);
    } catch (error) {
      if (error instanceof ApiError && error.existingId !== null) edit.onDuplicate?.(error.existingId);
      failureToast.onShown();
      return refusalIssues(failure, error, {
        controlOf: (path) => edit.form.controlOf(entries, path),
      });
    }
  }

  async function save(changes: Values, base: Record, typed: Values): Promise<FormIssues | undefined> {
    if (Object.keys(changes).length === 0) {
      if (base !== before) succeed(base);
      return undefined;
    }
    try {
      succeed(await edit.save(changes, base.version ?? 1));
      return undefined;
    } catch (error) {
      if (!isStale(error)) throw error;
    }
    const theirs = await edit.read();
    const theirChanges = changesOf(edit.valuesOf(before), edit.valuesOf(theirs));
    const fields = conflictsOf(changes, theirChanges);
    // What both have typed alike is saved already.
    if (fields.length === 0) return save(changesOf(edit.valuesOf(theirs), changes), theirs, typed);
    const { fieldOf = ownField, asRead = (_, value) => value } = edit;
    const differences = await Promise.all(
      fields.map(async (field) =>
        differenceOf(field, fieldOf(theirs, field), await asRead(field, typed[field]), formatPhone),
      ),
    );
    setConflict({ theirs, fields, differences });
    return { form: 'Someone else has changed the same fields. Choose which values to keep.' };
  }

  function succeed(saved: Record) {
    failureToast.dismiss();
    edit.onSaved(saved);
    toast.success(`${capitalised(edit.record)} saved`);
  }

  return {
    submit,
    onChange: failureToast.dismiss,
    differences: conflict?.differences,
    keepTheirs: () => {
      keepsTheirs.current = true;
    },
  };
}
