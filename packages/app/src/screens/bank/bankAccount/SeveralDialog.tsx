import { type BankLine, type BankSuggestion, bankRecordsForm } from '@rentsafe/domain/bankStatement';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankStep, bankVerbs, suggestionsQuery } from '../../../calls/bankStatements';
import { Fetched } from '../../../calls/Fetched';
import { ActionDialog } from '../../../forms/ActionDialog';
import { useDebounced } from '../../../forms/useDebounced';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import type { CostDialogProps } from './CostDialog';

const none: readonly BankSuggestion[] = [];

/** A line that is several receipts, or several payments, at once: they are found one after another, until they add up to it. */
export function SeveralDialog({ line, onMatched, onClose }: CostDialogProps) {
  const { id, on, description, amount, currency }: BankLine = line;
  const queryClient = useQueryClient();
  const isIn = !amount.startsWith('-');
  const [kind, name] = isIn
    ? (['receipts', 'receipt'] as const)
    : (['disbursements', 'disbursement'] as const);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(none);
  const q = useDebounced(typed.trim());
  const searched = useQuery({ ...suggestionsQuery(id, q), enabled: q !== '' });
  const others = (searched.data ?? none).filter(
    (record) => record.kind === name && !chosen.some((other) => other.id === record.id),
  );
  const sum = toDecimal(chosen.reduce((total, record) => total + toMinor(record.amount), 0n));
  const box = (record: BankSuggestion, isChosen: boolean) => (
    <Checkbox
      key={record.id}
      name={`${kind}_${record.id}`}
      label={`${record.number}, ${formatMoney(record.amount, currency)}`}
      hint={dotted(record.name, day(record.on))}
      checked={isChosen}
      onCheckedChange={({ checked }) =>
        setChosen((before) =>
          checked ? [...before, record] : before.filter((other) => other.id !== record.id),
        )
      }
    />
  );
  return (
    <ActionDialog
      title={isIn ? 'Several receipts' : 'Several payments'}
      form={bankRecordsForm(kind)}
      send={async (body) => {
        await bankStep(queryClient, () => bankVerbs.match(id, body));
        onMatched();
      }}
      submitLabel="Match"
      pendingLabel="Matching..."
      done="Line matched"
      failure="Failed to match the line"
      onClose={onClose}
    >
      <Text>{`${day(on)}: ${description}, ${formatMoney(amount, currency)}`}</Text>
      <TextField
        label={isIn ? 'Find receipts' : 'Find payments'}
        autoComplete="off"
        hint="By number, name or reference. Tick each one in the line."
        value={typed}
        onValueChange={({ value }) => setTyped(value)}
      />
      <Stack gap={2}>
        {chosen.map((record) => box(record, true))}
        {others.map((record) => box(record, false))}
        {q !== '' && (
          <Fetched query={searched} subject={isIn ? 'the receipts' : 'the payments'}>
            {() => others.length === 0 && <Text tone="muted">No other records found.</Text>}
          </Fetched>
        )}
      </Stack>
      <Text weight="semibold">{`${formatMoney(sum, currency)} of ${formatMoney(amount, currency)} is chosen.`}</Text>
    </ActionDialog>
  );
}
