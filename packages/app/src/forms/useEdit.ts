import type { FormParser } from '@rentsafe/domain/form';
import { useEdition, type Values } from '@rentsafe/ui/Edition';
import { toast } from '@rentsafe/ui/Toast';
import { ApiError } from '../calls/ApiError';
import { capitalised } from '../text/capitalised';
import { useFormatPhone } from '../text/useFormatPhone';
import { fieldLabel } from './fieldLabels';
import { valueText } from './fieldTexts';
import { refusalOf } from './refusal';
import { useFailureToast } from './useFailureToast';

interface Versioned {
  version?: number | undefined;
}

/** A record that is edited. Its fields are compared as they are sent, and shown as the record is read. */
export interface Edit<Body, Record extends Versioned> {
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

const isStale = (error: unknown) => error instanceof ApiError && error.newVersion !== null;
const ownField = (record: object, field: string): unknown => record[field as keyof typeof record];

/** Saves what was changed of a record beside what others have changed, and reports how it ended. */
export function useEdit<Body, Record extends Versioned>(edit: Edit<Body, Record>) {
  const { form, prepare, fieldOf = ownField, asRead = (_, value) => value } = edit;
  const formatPhone = useFormatPhone();
  const failure = `Failed to save ${edit.record}`;
  const failureToast = useFailureToast(failure);
  const edition = useEdition<Body, Record, number>({
    schema: form,
    before: edit.before,
    version: ({ version = 1 }) => version,
    valuesOf: edit.valuesOf,
    typedValues: async (body) => edit.typedValues(prepare ? await prepare(body) : body),
    save: (changes, { version }) => edit.save(changes, version),
    read: edit.read,
    refusal: (error, { entries, unconfirmed }) => {
      if (isStale(error)) return { kind: 'stale' };
      if (error instanceof ApiError && error.existingId !== null) edit.onDuplicate?.(error.existingId);
      failureToast.onShown();
      return refusalOf(failure, error, {
        unconfirmed,
        controlOf: (path) => form.controlOf(entries, path),
      });
    },
    fields: (field) => ({
      label: fieldLabel(field),
      text: async (value, record) => {
        const read = record ? fieldOf(record, field) : await asRead(field, value);
        return valueText(field, read, formatPhone) ?? '';
      },
    }),
    onSaved: (saved) => {
      failureToast.dismiss();
      edit.onSaved(saved);
      toast.success(`${capitalised(edit.record)} saved`);
    },
  });
  return { edition, onChange: failureToast.dismiss };
}
