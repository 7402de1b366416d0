import { type Journal, type JournalPatch, journalPatchForms, journalSteps } from '@rentsafe/domain/journal';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../calls/client';
import { journalLists, readJournal } from '../../../calls/journals';
import { referenceNameQuery } from '../../../calls/referenceNames';
import { EditDialog } from '../../../forms/EditDialog';
import { amountValue, idValue } from '../../../forms/values';
import type { StepDialogProps } from '../../../record/stepKind';
import { AccountFields, type AccountOwner, JournalFields } from './JournalFields';

const ownerOf = ({ lease, landlord }: Journal): AccountOwner =>
  lease ? 'customer' : landlord ? 'landlord' : 'supplier';

const valuesOf = ({
  lease,
  landlord,
  property,
  party,
  amount,
  on,
  reason,
}: Journal | JournalPatch): Values => ({
  lease: idValue(lease),
  landlord: idValue(landlord),
  property: idValue(property),
  party: party ? { type: party.type, id: party.id } : null,
  amount: amountValue(amount),
  on,
  reason,
});

/** Of what is not a text, as one reads it. */
const readers: Readonly<Record<string, (journal: Journal) => unknown>> = {
  lease: ({ lease }) => lease?.number,
  landlord: ({ landlord }) => landlord?.name,
  property: ({ property }) => property?.name,
  party: ({ party }) => party?.name,
};

/** Changes a draft: whoever does cannot post it. */
export function EditJournalDialog({ record, onClose }: StepDialogProps<typeof journalSteps, 'edit'>) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(record);
  const owner = ownerOf(before);
  const [form] = useState(() => journalPatchForms[owner](before.version));
  const { id, kind, number } = before;
  return (
    <EditDialog
      title={`Edit ${number}`}
      description="Whoever edits a journal cannot post it."
      edit={{
        record: 'journal',
        before,
        form,
        valuesOf,
        typedValues: valuesOf,
        fieldOf: (journal, field) =>
          field in readers ? readers[field]?.(journal) : journal[field as keyof Journal],
        asRead: async (field, value) =>
          (field === 'lease' || field === 'landlord' || field === 'property') && value
            ? queryClient.fetchQuery(referenceNameQuery(field, Number(value)))
            : value,
        save: (changes, version) =>
          request(journalSteps.calls.edit, { ids: { id }, body: { ...changes, version } as JournalPatch }),
        read: () => readJournal(id),
        onSaved: () => void queryClient.invalidateQueries({ queryKey: journalLists[kind].key }),
      }}
      onClose={onClose}
    >
      <AccountFields owner={owner} journal={before} />
      <JournalFields journal={before} />
    </EditDialog>
  );
}
