import {
  type MaintenanceSchedule,
  type MaintenanceSchedulePatch,
  maintenanceSchedulePatchForm,
  type ScheduleEvery,
} from '@rentsafe/domain/maintenanceSchedule';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSchedule, readSchedule, showSchedules } from '../../../calls/maintenanceSchedules';
import { referenceNameQuery } from '../../../calls/referenceNames';
import { EditDialog } from '../../../forms/EditDialog';
import { amountValue, idValue } from '../../../forms/values';
import { ScheduleFields } from './ScheduleFields';
import { everyText } from './scheduleTexts';

interface EditScheduleDialogProps {
  schedule: MaintenanceSchedule;
  onClose: () => void;
}

/** The fields that the form holds. */
const valuesOf = (details: MaintenanceSchedule | MaintenanceSchedulePatch): Values => ({
  property: idValue(details.property),
  unit: idValue(details.unit),
  category: details.category,
  summary: details.summary,
  instructions: details.instructions,
  contractor: idValue(details.contractor),
  estimate: amountValue(details.estimate),
  every: details.every,
  from_on: details.from_on,
  to_on: details.to_on,
  lead_days: details.lead_days,
});

/** Of what is not a text, as one reads it. */
const readers: Readonly<Record<string, (schedule: MaintenanceSchedule) => unknown>> = {
  property: ({ property }) => property.name,
  unit: ({ unit }) => unit?.number,
  contractor: ({ contractor }) => contractor?.name,
  every: ({ every }) => everyText(every),
  lead_days: ({ lead_days }) => String(lead_days),
};

/** Changes a schedule: the form of a new one, filled in. */
export function EditScheduleDialog({ schedule, onClose }: EditScheduleDialogProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(schedule);
  const [form] = useState(() => maintenanceSchedulePatchForm(before.version));
  const { id, summary } = before;
  return (
    <EditDialog
      title={`Edit ${summary}`}
      description="Existing work orders are not affected. New dates apply from today."
      edit={{
        record: 'schedule',
        before,
        form,
        valuesOf,
        typedValues: valuesOf,
        fieldOf: (record, field) =>
          field in readers ? readers[field]?.(record) : record[field as keyof MaintenanceSchedule],
        asRead: async (field, value) => {
          if (field === 'every') return everyText(value as ScheduleEvery);
          const isReference = field === 'property' || field === 'unit' || field === 'contractor';
          return isReference && value
            ? queryClient.fetchQuery(referenceNameQuery(field, Number(value)))
            : value;
        },
        save: (changes, version) => changeSchedule(id, { ...changes, version } as MaintenanceSchedulePatch),
        read: () => readSchedule(id),
        onSaved: () => void showSchedules(queryClient),
      }}
      onClose={onClose}
    >
      <ScheduleFields schedule={before} />
    </EditDialog>
  );
}
