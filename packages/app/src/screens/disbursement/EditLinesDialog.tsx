import { type Disbursement, disbursementLinesForm } from '@rentsafe/domain/disbursement';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { disbursementVerbs, lineLimitsQuery } from '../../api/disbursements';
import { Fields } from '../../forms/Fields';
import { typedMinor } from '../../forms/typedMinor';
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
  const [typed, setTyped] = useState(lines.map(({ amount }) => amount));
  const total = typed.reduce((sum, amount) => sum + typedMinor(amount), 0n);

  const change = (index: number, value: string) => setTyped((now) => now.with(index, value));

  return (
    <Stack gap="field">
      <Fields>
        {lines.map((line, index) => {
          const limit = limits?.[index];
          const isAbove = limit != null && typedMinor(typed[index] ?? '') > toMinor(limit);
          return (
            <MoneyField
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and have no other name
              key={index}
              label={lineText(draft, line)}
              name={`amount_${index}`}
              currency={currency}
              required
              hint={
                limit != null &&
                `${formatMoney(limit, currency)} is ${kind === 'bill' ? 'open' : 'available'}.`
              }
              error={isAbove && `Only ${limit} is ${kind === 'bill' ? 'open' : 'available'}.`}
              value={typed[index] ?? ''}
              onValueChange={({ value }) => change(index, value)}
            />
          );
        })}
      </Fields>
      <Text tone="muted">{formatMoney(toDecimal(total), currency)} in all.</Text>
    </Stack>
  );
}
