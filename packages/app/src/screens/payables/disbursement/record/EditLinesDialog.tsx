import { type Disbursement, disbursementLinesForm } from '@rentsafe/domain/disbursement';
import { BulkMoneyTable } from '@rentsafe/ui/BulkMoneyTable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disbursementVerbs, lineLimitsQuery } from '../../../../calls/disbursements';
import { type DisbursementDialogProps, DisbursementVerbDialog } from './DisbursementVerbDialog';
import { lineText } from './disbursementLines';

/** Changes the amounts of a draft. */
export function EditLinesDialog({ record, onClose }: DisbursementDialogProps) {
  // As it was when it was opened: who was faster is told by its version.
  const [draft] = useState(record);
  return (
    <DisbursementVerbDialog
      record={draft}
      onClose={onClose}
      title={`Edit amounts of ${draft.number}`}
      form={disbursementLinesForm(draft)}
      send={disbursementVerbs.edit}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Disbursement saved"
      failure="Failed to save disbursement"
    >
      <LineFields draft={draft} />
    </DisbursementVerbDialog>
  );
}

function LineFields({ draft }: { draft: Disbursement }) {
  const { lines, currency, kind } = draft;
  const { data: limits } = useQuery(lineLimitsQuery(draft));
  return (
    <BulkMoneyTable
      caption="Amounts"
      rowHeader="For"
      limitHeader={kind === 'bill' ? 'Open' : 'Available'}
      rows={lines.map((line, index) => ({
        id: String(index),
        label: lineText(draft, line),
        currency,
        limit: limits?.[index] ?? undefined,
        name: `amount_${index}`,
      }))}
      defaultValue={Object.fromEntries(lines.map(({ amount }, index) => [String(index), amount]))}
    />
  );
}
