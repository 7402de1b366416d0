import { today } from '@rentsafe/domain/date';
import {
  type MaintenanceSchedule,
  type Recurrence,
  scheduleUnits,
} from '@rentsafe/domain/maintenanceSchedule';
import type { Currency } from '@rentsafe/domain/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useMemo, useState } from 'react';
import { findContractors } from '../../../calls/contractors';
import { unitsIn } from '../../../calls/maintenanceSchedules';
import { findProperties } from '../../../calls/properties';
import { CurrencyField } from '../../../forms/CurrencyField';
import { Fields } from '../../../forms/Fields';
import { optionsOf } from '../../../forms/options';
import { CategorySelect } from '../maintenanceRequest/list/MaintenanceSelects';
import { PlannedDays } from './PlannedDays';
import { nextDayText, unitLabels } from './scheduleTexts';

interface ScheduleFieldsProps {
  schedule?: MaintenanceSchedule | undefined;
}

/** Where, what, how often and from when. */
export function ScheduleFields({ schedule }: ScheduleFieldsProps) {
  const [currency, setCurrency] = useState<Currency>(schedule?.estimate?.currency ?? 'USD');
  const [lead, setLead] = useState(schedule?.lead_days ?? 14);
  const [recurrence, setRecurrence] = useState<Recurrence>({
    every: schedule?.every ?? { count: 1, unit: 'month' },
    from_on: schedule?.from_on ?? today(),
    to_on: schedule?.to_on,
  });
  const retime = (changed: Partial<Recurrence>) => setRecurrence((before) => ({ ...before, ...changed }));
  return (
    <>
      <Fields>
        <PlaceFields schedule={schedule} />
        <TextField
          label="Work"
          name="summary"
          required
          autoComplete="off"
          maxLength={150}
          defaultValue={schedule?.summary ?? ''}
          hint="What needs doing, such as: Service the borehole pump."
        />
        <CategorySelect value={schedule?.category} />
        <RecurrenceFields schedule={schedule} recurrence={recurrence} onRetime={retime} />
        <NumberField
          label="Lead Time (days)"
          name="lead_days"
          required
          min={0}
          max={90}
          defaultValue={String(schedule?.lead_days ?? 14)}
          onValueChange={({ value }) => setLead(Number(value))}
          hint="How long before the due date to draft the work order."
        />
        <Combobox
          label="Contractor"
          name="contractor"
          search={findContractors}
          defaultValue={
            schedule?.contractor ? { value: schedule.contractor.id, label: schedule.contractor.name } : ''
          }
          hint="Can be chosen later, before a work order is issued."
        />
        <MoneyField
          label="Estimate"
          name="estimate"
          currency={currency}
          defaultValue={schedule?.estimate?.amount ?? ''}
        />
        <CurrencyField value={currency} onCurrency={setCurrency} />
      </Fields>
      <PlannedDays recurrence={recurrence} lead_days={lead} />
      <TextArea
        label="Instructions"
        name="instructions"
        maxLength={2000}
        defaultValue={schedule?.instructions ?? ''}
        hint="For the contractor."
      />
    </>
  );
}

function PlaceFields({ schedule }: ScheduleFieldsProps) {
  const [property, setProperty] = useState(schedule?.property.id);
  const findUnits = useMemo(() => unitsIn(property ?? 0), [property]);
  const isSame = property === schedule?.property.id;
  return (
    <>
      <Combobox
        label="Property"
        name="property"
        required
        search={findProperties}
        defaultValue={schedule ? { value: schedule.property.id, label: schedule.property.name } : ''}
        onValueChange={({ option }) => setProperty(option ? Number(option.value) : undefined)}
      />
      <Combobox
        key={property}
        label="Unit"
        name="unit"
        search={findUnits}
        disabled={property === undefined}
        hint={property === undefined ? 'Choose a property first.' : 'Leave blank for the whole property.'}
        defaultValue={
          schedule?.unit && isSame ? { value: schedule.unit.id, label: schedule.unit.number } : ''
        }
      />
    </>
  );
}

interface RecurrenceFieldsProps extends ScheduleFieldsProps {
  recurrence: Recurrence;
  onRetime: (changed: Partial<Recurrence>) => void;
}

function RecurrenceFields({ schedule, recurrence, onRetime: retime }: RecurrenceFieldsProps) {
  const { every } = recurrence;
  const next = nextDayText(recurrence, today(), !schedule);
  return (
    <>
      <NumberField
        label="Every"
        name="every_count"
        required
        min={1}
        max={60}
        defaultValue={String(schedule?.every.count ?? 1)}
        onValueChange={({ value }) => retime({ every: { ...every, count: Number(value) } })}
      />
      <Select
        label="Period"
        name="every_unit"
        required
        options={optionsOf(scheduleUnits, (unit) => unitLabels[unit])}
        defaultValue={schedule?.every.unit ?? 'month'}
        onValueChange={({ value }) => value && retime({ every: { ...every, unit: value } })}
      />
      <DateField
        label="First Day"
        name="from_on"
        required
        defaultValue={schedule?.from_on ?? today()}
        onValueChange={({ value }) => retime({ from_on: value })}
        hint={`${next ? `${next} ` : ''}Falls on the same day each month, or on the last day of a shorter month.`}
      />
      <DateField
        label="Last Day"
        name="to_on"
        defaultValue={schedule?.to_on ?? ''}
        onValueChange={({ value }) => retime({ to_on: value || null })}
        hint="Leave blank for no end date."
      />
    </>
  );
}
