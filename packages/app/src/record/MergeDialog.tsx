import { Callout } from '@rentsafe/ui/Callout';
import { Combobox, type ComboboxOption, type ComboboxSearch } from '@rentsafe/ui/Combobox';
import { Diff } from '@rentsafe/ui/Diff';
import type { FormIssues } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '../calls/ApiError';
import { differenceOf } from '../forms/fieldTexts';
import { refusalIssues } from '../forms/refusal';
import { showWait } from '../forms/showWait';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { capitalised } from '../text/capitalised';
import { useFormatPhone } from '../text/useFormatPhone';

interface Mergeable {
  id: number;
  version?: number | undefined;
}

/** How duplicates of a kind are merged. */
export interface Merging<Record extends Mergeable, Key extends readonly unknown[]> {
  kind: 'individual' | 'company';
  nameOf: (record: Record) => string;
  search: ComboboxSearch;
  query: (id: number) => UseQueryOptions<Record, Error, Record, Key>;
  /** What is compared before they are merged. */
  fields: readonly string[];
  fieldOf: (record: Record, field: string) => unknown;
  /** Throws `ApiError`. */
  merge: (id: number, into: number, version: number) => Promise<Record>;
  onMerged: (kept: Record, goneId: number) => void;
  pathOf: (id: number) => string;
}

interface MergeDialogProps<Record extends Mergeable, Key extends readonly unknown[]> {
  /** The duplicate, which goes. */
  record: Record;
  /** The record that is kept, where it is known from the start. */
  into?: ComboboxOption | undefined;
  merging: Merging<Record, Key>;
  onClose: () => void;
}

/** Merges a record into another, after both were compared field by field. */
export function MergeDialog<Record extends Mergeable, Key extends readonly unknown[]>({
  record,
  into,
  merging,
  onClose,
}: MergeDialogProps<Record, Key>) {
  const { kind, nameOf } = merging;
  const [kept, setKept] = useState(into ?? null);
  const navigate = useNavigate();

  async function submit(): Promise<FormIssues | undefined> {
    if (!kept) return { fields: { into: `Choose the ${kind} to keep.` } };
    const id = Number(kept.value);
    try {
      const merged = await merging.merge(record.id, id, record.version ?? 1);
      merging.onMerged(merged, record.id);
    } catch (error) {
      return refusalIssues(`Failed to merge ${kind}`, error, { controlOf: (path) => path[0] ?? '' });
    }
    toast.success(`${capitalised(kind)} merged`);
    void navigate(merging.pathOf(id));
    return undefined;
  }

  const others: ComboboxSearch = async (q, signal) =>
    (await merging.search(q, signal)).filter(({ value }) => value !== record.id);

  return (
    <FormDialog
      open
      title={`Merge ${nameOf(record)}`}
      description="This record will be merged into the one you choose, which keeps everything."
      onSubmit={submit}
      onOpenChange={onClose}
      onCloseBlocked={showWait}
      submitLabel="Merge"
      pendingLabel="Merging..."
      tone="danger"
    >
      <CloseOnBack />
      <Stack gap="section">
        <Combobox
          label={`${capitalised(kind)} to keep`}
          name="into"
          required
          search={others}
          defaultValue={into}
          onValueChange={({ option }) => setKept(option)}
        />
        {kept && <Preview {...{ record, merging }} keptId={Number(kept.value)} />}
      </Stack>
    </FormDialog>
  );
}

interface PreviewProps<Record extends Mergeable, Key extends readonly unknown[]>
  extends Pick<MergeDialogProps<Record, Key>, 'record' | 'merging'> {
  keptId: number;
}

function Preview<Record extends Mergeable, Key extends readonly unknown[]>({
  record,
  merging,
  keptId,
}: PreviewProps<Record, Key>) {
  const { kind, fields, fieldOf } = merging;
  const formatPhone = useFormatPhone();
  const { data: kept, error } = useQuery(merging.query(keptId));
  if (error) return <Callout tone="danger">{errorSentence(error)}</Callout>;
  if (!kept) return <Spinner label={`Loading the ${kind}`} />;
  return (
    <>
      <Diff
        label={`Both records, field by field`}
        beforeLabel="This record"
        afterLabel="Record to keep"
        differences={fields.map((field) =>
          differenceOf(field, fieldOf(record, field), fieldOf(kept, field), formatPhone),
        )}
      />
      <Callout tone="warning" title="This cannot be undone.">
        <Text>
          Where both have a value, that of the record to keep stays. Addresses, contacts, leases and the log
          of readings are combined. The history shows the merge.
        </Text>
      </Callout>
    </>
  );
}
