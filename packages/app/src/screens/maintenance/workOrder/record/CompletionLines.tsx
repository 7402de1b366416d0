import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { taxRateOn } from '@rentsafe/domain/tax';
import {
  completionSums,
  type WorkOrder,
  workOrderLineKinds,
  type workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater, type RepeaterRow } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { taxRatesQuery } from '../../../../calls/currency';
import { optionsOf } from '../../../../forms/options';
import type { StepKind } from '../../../../record/stepKind';
import { rateText } from '../../../../text/rateText';
import { lineKindTexts } from '../list/workOrderTexts';
import { AboveConsent } from './AboveConsent';

type Line = WorkOrder['lines'][number];

interface CompletionLinesProps {
  kind: StepKind<typeof workOrderSteps>;
  /** As it is now: consent may be recorded meanwhile. */
  current: WorkOrder;
  order: WorkOrder;
  currency: Currency;
}

const sumOf = (lines: readonly Line[], field: 'net' | 'vat') =>
  lines.reduce((sum, line) => sum + toMinor(line[field]), 0n);

/** The work line by line, VAT that is added at today's rate, and what those that can be read come to. */
export function CompletionLines({ kind, order, current, currency }: CompletionLinesProps) {
  const { lines } = order;
  const [sums, setSums] = useState({ net: sumOf(lines, 'net'), vat: sumOf(lines, 'vat') });
  const fields = useRef<HTMLDivElement>(null);

  // The form holds what was typed only once that is rendered.
  const [edits, countEdit] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (form && edits > 0) setSums(completionSums(new FormData(form)));
  }, [edits]);

  const money = (minor: bigint) => formatMoney(toDecimal(minor), currency);
  const total = sums.net + sums.vat;
  return (
    <Stack gap="field" ref={fields} onInput={countEdit}>
      <Repeater<Line>
        label="Work Done"
        rowLabel={(number) => `Line ${number}`}
        addLabel="Add Line"
        removeLabel="Remove line"
        emptyText="Nothing is charged."
        columns="6.5rem minmax(0, 1fr) 4.5rem 7rem 6.5rem"
        defaultValue={lines}
        initialRows={Math.max(1, lines.length)}
        max={100}
        onRowsChange={countEdit}
      >
        {(row, initial) => <LineFields row={row} initial={initial} currency={currency} />}
      </Repeater>
      <AddedVat onChange={countEdit} />
      <Text tone="muted">
        {money(total)} in total{sums.vat > 0n ? `, including VAT of ${money(sums.vat)}` : ', without VAT'}.
      </Text>
      <AboveConsent kind={kind} order={current} currency={currency} total={total} />
    </Stack>
  );
}

/** Adds VAT to the lines that have none of their own. */
function AddedVat({ onChange }: { onChange: () => void }) {
  const [isAdded, setAdded] = useState(false);
  const { data } = useQuery(taxRatesQuery);
  const rate = data && taxRateOn(data, 'vat', today())?.rate;
  if (!rate) return null;
  return (
    <>
      <Checkbox
        label={`Add VAT at ${rateText(rate)}`}
        hint="To the lines whose VAT is blank."
        checked={isAdded}
        onCheckedChange={({ checked }) => {
          setAdded(checked === true);
          onChange();
        }}
      />
      {isAdded && <input type="hidden" name="vat_rate" value={rate} />}
    </>
  );
}

interface LineFieldsProps {
  row: RepeaterRow;
  initial: Line | undefined;
  currency: string;
}

function LineFields({ row: { name }, initial, currency }: LineFieldsProps) {
  return (
    <>
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
      />
    </>
  );
}
