import {
  type Disbursement,
  disbursementLinesForm,
  type disbursementSteps,
} from '@rentsafe/domain/disbursement';
import { BulkMoneyTable } from '@rentsafe/ui/BulkMoneyTable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lineLimitsQuery } from '../../../../calls/disbursements';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { lineText } from './disbursementLines';

/** Changes the amounts of a draft. */
export function EditLinesDialog(props: StepDialogProps<typeof disbursementSteps, 'edit'>) {
  // As it was when it was opened: who was faster is told by its version.
  const [draft] = useState(props.record);
  return (
    <StepDialog
      {...props}
      record={draft}
      title={`Edit amounts of ${draft.number}`}
      form={disbursementLinesForm(draft)}
    >
      <LineFields draft={draft} />
    </StepDialog>
  );
}

function LineFields({ draft }: { draft: Disbursement }) {
  const { lines, currency, kind } = draft;
  const { data: limits } = useQuery(lineLimitsQuery(draft));
  return (
    <BulkMoneyTable
      label="Amounts"
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
