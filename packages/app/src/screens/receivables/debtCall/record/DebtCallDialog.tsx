import { today } from '@rentsafe/domain/date';
import { debtCallNoteForm, debtCallPromiseForm } from '@rentsafe/domain/debtCall';
import type { Lease } from '@rentsafe/domain/lease';
import type { Currency } from '@rentsafe/domain/money';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDemand, addNote, addPromise, debtCallsOf, showDebtCall } from '../../../../calls/debtCalls';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { NewClaimDialog } from '../../claim/record/NewClaimDialog';

export type DebtCallTask = 'note' | 'promise' | 'demand' | 'claim';

export interface DebtCallDialogProps {
  lease: Lease;
  task: DebtCallTask;
  onClose: () => void;
}

const Dated = () => <DateField label="Date" name="on" required max={today()} defaultValue={today()} />;

/** What was said, promised, sent or claimed about what a lease owes. */
export function DebtCallDialog({ task, ...props }: DebtCallDialogProps) {
  switch (task) {
    case 'promise':
      return <PromiseDialog {...props} />;
    case 'claim':
      return <NewClaimDialog {...props} />;
    default:
      return <NoteDialog {...props} task={task} />;
  }
}

const notes = {
  note: { title: 'New Note', label: 'What was said', add: addNote },
  demand: { title: 'New Demand', label: 'What was sent', add: addDemand },
} as const;

function NoteDialog({
  lease: { id, number },
  task,
  onClose,
}: Omit<DebtCallDialogProps, 'task'> & { task: keyof typeof notes }) {
  const queryClient = useQueryClient();
  const { title, label, add } = notes[task];
  return (
    <CreationDialog
      title={`${title}: ${number}`}
      creation={{
        record: task,
        form: debtCallNoteForm,
        add: (body, key) => add(id, body, key),
        lists: debtCallsOf(id).key,
        onCreated: () => showDebtCall(queryClient),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <TextArea label={label} name="text" required maxLength={2000} />
        <Dated />
      </Stack>
    </CreationDialog>
  );
}

function PromiseDialog({ lease: { id, number, balances }, onClose }: Omit<DebtCallDialogProps, 'task'>) {
  const queryClient = useQueryClient();
  const [currency, setCurrency] = useState<Currency>(balances[0]?.currency ?? 'USD');
  return (
    <CreationDialog
      title={`New Promise: ${number}`}
      description="The promise is kept if this amount is received by the last day."
      creation={{
        record: 'promise',
        form: debtCallPromiseForm,
        add: (body, key) => addPromise(id, body, key),
        lists: debtCallsOf(id).key,
        onCreated: () => showDebtCall(queryClient),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <Fields>
          <MoneyField label="Amount" name="amount" currency={currency} required />
          <CurrencyField required value={currency} onCurrency={setCurrency} />
          <Dated />
          <DateField label="Last Day" name="by_on" required />
        </Fields>
        <TextArea label="What was said" name="text" maxLength={2000} />
      </Stack>
    </CreationDialog>
  );
}
