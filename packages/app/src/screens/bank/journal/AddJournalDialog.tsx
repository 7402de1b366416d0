import {
  customerJournalForm,
  type JournalKind,
  landlordJournalForm,
  supplierJournalForm,
} from '@rentsafe/domain/journal';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addJournal, journalLists, showJournal } from '../../../calls/journals';
import { CreationDialog } from '../../../forms/CreationDialog';
import { amountText } from '../../../text/Amounts';
import { AccountFields, type AccountOwner, JournalFields } from './JournalFields';
import { accountName, isOfCustomer } from './journalTexts';

const forms = {
  customer: customerJournalForm,
  landlord: landlordJournalForm,
  supplier: supplierJournalForm,
} satisfies Record<AccountOwner, unknown>;

/** Prepares a journal. Nothing is posted until another Admin does. */
export function AddJournalDialog({ kind, onClose }: { kind: JournalKind; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [creditor, setCreditor] = useState<'landlord' | 'supplier'>('landlord');
  const owner = isOfCustomer(kind) ? 'customer' : creditor;
  return (
    <CreationDialog
      title="New Journal"
      description="The journal is a draft until another Admin posts it."
      creation={{
        record: 'journal',
        form: forms[owner],
        add: addJournal,
        lists: journalLists[kind].key,
        onCreated: (journal) => showJournal(queryClient, journal),
        recordOf: (journal) => ({
          description: `${journal.number}: ${accountName(journal)}, ${amountText(journal.amount)}`,
        }),
      }}
      onClose={onClose}
    >
      <input type="hidden" name="kind" value={kind} />
      {owner !== 'customer' && (
        <RadioGroup
          label="Account Of"
          name="owner"
          value={creditor}
          onValueChange={({ value }) => value && setCreditor(value)}
          options={[
            { value: 'landlord', label: 'Landlord, against the commission' },
            { value: 'supplier', label: 'Supplier, against their bills' },
          ]}
        />
      )}
      <AccountFields key={owner} owner={owner} />
      <JournalFields />
    </CreationDialog>
  );
}
