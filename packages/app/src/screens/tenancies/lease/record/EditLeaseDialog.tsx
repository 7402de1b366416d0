import { type Lease, type LeasePatch, leaseChangeForm, type leaseSteps } from '@rentsafe/domain/lease';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { NumberField } from '@rentsafe/ui/NumberField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeLease, leaseQuery, showLeaseChange } from '../../../../calls/leases';
import { EditDialog } from '../../../../forms/EditDialog';
import { Fields } from '../../../../forms/Fields';
import type { StepDialogProps } from '../../../../record/stepKind';
import { PartyRows } from './PartyRows';

const idsOf = (parties: readonly { party: { type: string; id: number }; role: string }[]) =>
  parties.map(({ party: { type, id }, role }) => ({ party: { type, id }, role }));

const valuesOf = ({ grace_days, notice_days, reportable, parties }: Lease) => ({
  grace_days,
  notice_days,
  reportable,
  parties: idsOf(parties),
});

/** What may change of a lease that is in force: days of grace and notice, whether it counts in reports, and the parties. */
export function EditLeaseDialog({ record, onClose }: StepDialogProps<typeof leaseSteps, 'edit'>) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(record);
  const { id } = before;
  return (
    <EditDialog
      title={`Edit ${before.number}`}
      edit={{
        record: 'lease',
        before,
        form: leaseChangeForm,
        valuesOf,
        typedValues: (input) => ({ ...input }),
        asRead: async (field, value) =>
          field === 'parties'
            ? (value as Lease['parties']).map(({ party, role }) => ({
                party: before.parties.find(
                  (own) => own.party.type === party.type && own.party.id === party.id,
                )?.party ?? { ...party, name: `${party.type} ${party.id}` },
                role,
              }))
            : value,
        save: (changes, version) => changeLease(id, { ...changes, version } as LeasePatch),
        read: () => queryClient.fetchQuery({ ...leaseQuery(id), staleTime: 0 }),
        onSaved: (saved) => showLeaseChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <Fields>
        <NumberField
          label="Grace Period (days)"
          name="grace_days"
          required
          defaultValue={String(before.grace_days)}
          hint="Days after the due date before a payment is late."
        />
        <NumberField
          label="Notice Period (days)"
          name="notice_days"
          required
          defaultValue={String(before.notice_days)}
        />
      </Fields>
      <Checkbox label="Report Payments" name="reportable" defaultChecked={before.reportable} />
      <PartyRows defaultValue={before.parties} />
    </EditDialog>
  );
}
