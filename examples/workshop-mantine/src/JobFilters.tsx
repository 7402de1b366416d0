import {
  Button,
  Group,
  Indicator,
  MultiSelect,
  NumberInput,
  Pill,
  Popover,
  Select,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { formatDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { useState } from 'react';
import { statusWords } from '../../workshop/src/jobs/words';
import { type Status, statuses } from '../../workshop/src/server/records';
import { MechanicSelect } from './MechanicSelect';
import type { Filters } from './useJobQuery';

interface JobFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const statusOptions = statuses.map((value) => ({ value, label: statusWords[value] }));
const amountText = (value: string | number) => (value === '' ? undefined : String(value));
const range = <Value,>(from: Value | undefined, to: Value | undefined) =>
  from === undefined && to === undefined ? undefined : { from, to };

function FilterFields({ filters, onChange }: JobFiltersProps) {
  const set = (change: Filters) => onChange({ ...filters, ...change });
  const { due, total } = filters;
  return (
    <Stack>
      <MultiSelect
        label="Status"
        data={statusOptions}
        value={[...(filters.status ?? [])]}
        onChange={(chosen) => set({ status: chosen.length > 0 ? (chosen as Status[]) : undefined })}
        comboboxProps={{ withinPortal: false }}
      />
      <MechanicSelect
        label="Mechanic"
        clearable
        value={filters.mechanic ?? null}
        onChange={(mechanic) => set({ mechanic: mechanic ?? undefined })}
        comboboxProps={{ withinPortal: false }}
      />
      <DatePickerInput
        type="range"
        label="Due"
        valueFormat="DD/MM/YYYY"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear Due' }}
        allowSingleDateInRange
        value={[due?.from ?? null, due?.to ?? null]}
        onChange={([from, to]) => set({ due: range(from ?? undefined, to ?? undefined) })}
        popoverProps={{ withinPortal: false }}
      />
      <Group grow>
        <NumberInput
          label="Total from"
          prefix="£"
          min={0}
          decimalScale={2}
          value={total?.from ?? ''}
          onChange={(from) => set({ total: range(amountText(from), total?.to) })}
        />
        <NumberInput
          label="Total to"
          prefix="£"
          min={0}
          decimalScale={2}
          value={total?.to ?? ''}
          onChange={(to) => set({ total: range(total?.from, amountText(to)) })}
        />
      </Group>
      <Select
        label="Urgent"
        clearable
        data={[
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
        value={filters.urgent === undefined ? null : String(filters.urgent)}
        onChange={(urgent) => set({ urgent: urgent === null ? undefined : urgent === 'true' })}
        comboboxProps={{ withinPortal: false }}
      />
    </Stack>
  );
}

/** The filters in force as text, by id. */
function textsOf({ status, mechanic, due, total, urgent }: Filters) {
  const ends = (from: string | undefined, to: string | undefined, text: (end: string) => string) =>
    `${from ? text(from) : '…'} to ${to ? text(to) : '…'}`;
  const money = (amount: string) => formatMoney(amount, 'GBP', 'en-GB');
  return {
    status: status && `Status: ${status.map((each) => statusWords[each]).join(', ')}`,
    mechanic: mechanic && `Mechanic: ${mechanic}`,
    due: due && `Due: ${ends(due.from, due.to, (day) => formatDate(day))}`,
    total: total && `Total: ${ends(total.from, total.to, money)}`,
    urgent: urgent === undefined ? undefined : `Urgent: ${urgent ? 'Yes' : 'No'}`,
  };
}

/** A button with the filters; they are taken with Apply. */
export function FilterButton({ filters, onChange }: JobFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(filters);
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  const open = () => {
    setDraft(filters);
    setOpen(true);
  };
  const apply = (next: Filters) => {
    onChange(next);
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} width={340} trapFocus position="bottom-start">
      <Indicator label={count} size={18} disabled={count === 0}>
        <Popover.Target>
          <Button variant="default" onClick={isOpen ? () => setOpen(false) : open}>
            Filters
          </Button>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        <FilterFields filters={draft} onChange={setDraft} />
        <Group justify="end" mt="md">
          <Button variant="default" onClick={() => apply({})}>
            Clear all
          </Button>
          <Button onClick={() => apply(draft)}>Apply</Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What narrows the list, each with a way to take it out. */
export function FilterPills({ filters, onChange }: JobFiltersProps) {
  const inForce = Object.entries(textsOf(filters)).filter(([, text]) => text !== undefined);
  if (inForce.length === 0) return null;
  return (
    <Group gap="xs">
      {inForce.map(([id, text]) => (
        <Pill
          key={id}
          withRemoveButton
          removeButtonProps={{ 'aria-label': `Remove ${text}`, 'aria-hidden': false, tabIndex: 0 }}
          onRemove={() => onChange({ ...filters, [id]: undefined })}
        >
          {text}
        </Pill>
      ))}
      <UnstyledButton onClick={() => onChange({})}>
        <Text size="sm" td="underline">
          Clear all
        </Text>
      </UnstyledButton>
    </Group>
  );
}
