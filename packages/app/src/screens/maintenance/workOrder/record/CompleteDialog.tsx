import { today } from '@rentsafe/domain/date';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import {
  completionTotal,
  isAboveConsent,
  type WorkOrder,
  workOrderCompletionForm,
  workOrderLineKinds,
  type workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater, type RepeaterRow } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';
import { lineKindTexts } from '../list/workOrderTexts';

/** Records that the work is done, and what it came to. */
export function CompleteDialog(props: StepDialogProps<typeof workOrderSteps, 'complete'>) {
  // As it was when it was opened.
  const [order] = useState(props.record);
  return (
    <StepDialog {...props} record={order} form={workOrderCompletionForm}>
      <Fields>
        <DateField label="Completed On" name="on" required max={today()} defaultValue={today()} />
        <TextField
          label="Invoice Number"
          name="invoice_number"
          maxLength={50}
          autoComplete="off"
          defaultValue={order.invoice_number ?? ''}
          hint="The contractor’s invoice number. Leave blank to use the order number."
        />
      </Fields>
      <Lines order={order} />
      <TextArea label="Notes" name="notes" maxLength={2000} defaultValue={order.notes ?? ''} />
    </StepDialog>
  );
}

type Line = WorkOrder['lines'][number];

/** The lines, and what those that can be read come to. */
function Lines({ order }: { order: WorkOrder }) {
  const currency = (order.actual ?? order.estimate)?.currency ?? 'USD';
  const [total, setTotal] = useState(toMinor(order.actual?.amount ?? '0.00'));
  const fields = useRef<HTMLDivElement>(null);

  // The form holds what was typed only once that is rendered.
  const [edits, countEdit] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (form && edits > 0) setTotal(completionTotal(new FormData(form)));
  }, [edits]);

  return (
    <Stack gap="field" ref={fields} onInput={countEdit}>
      <Repeater<Line>
        legend="Work Done"
        rowLegend={(number) => `Line ${number}`}
        addLabel="Add Line"
        removeLabel="Remove line"
        emptyText="Nothing is charged."
        defaultValue={order.lines}
        initialRows={Math.max(1, order.lines.length)}
        max={100}
        onRowsChange={countEdit}
      >
        {(row, initial) => <LineFields row={row} initial={initial} currency={currency} />}
      </Repeater>
      <Text tone="muted">{formatMoney(toDecimal(total), currency)} in total, including VAT.</Text>
      {order.agreed && isAboveConsent(order, total) && (
        <Callout tone="warning" title={`The landlord's consent is needed above ${amountText(order.agreed)}.`}>
          <Stack gap={3}>
            Close this form and record the new consent first. Without the landlord’s consent, they are not
            billed for the work.
            <Checkbox label="Complete without consent" name="above_consent" />
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}

interface LineFieldsProps {
  row: RepeaterRow;
  initial: Line | undefined;
  currency: string;
}

function LineFields({ row: { name }, initial, currency }: LineFieldsProps) {
  return (
    <Fields>
      <Select
        label="Kind"
        name={name('kind')}
        options={optionsOf(workOrderLineKinds, (kind) => lineKindTexts[kind])}
        defaultValue={initial?.kind ?? 'labour'}
      />
      <TextField
        label="Description"
        name={name('description')}
        maxLength={150}
        autoComplete="off"
        defaultValue={initial?.description ?? ''}
      />
      <NumberField
        label="Quantity"
        name={name('quantity')}
        decimals={3}
        min={0}
        defaultValue={initial?.quantity ?? '1'}
      />
      <MoneyField label="Rate" name={name('rate')} currency={currency} defaultValue={initial?.rate ?? ''} />
      <MoneyField
        label="VAT"
        name={name('vat')}
        currency={currency}
        defaultValue={initial && initial.vat !== '0.00' ? initial.vat : ''}
        hint="For the line."
      />
    </Fields>
  );
}
