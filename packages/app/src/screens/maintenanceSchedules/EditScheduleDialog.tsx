import { type MaintenanceSchedule, maintenanceSchedulePatchForm } from '@rentsafe/domain/maintenanceSchedule';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSchedule, showSchedules } from '../../api/maintenanceSchedules';
import { ActionDialog } from '../../forms/ActionDialog';
import { ScheduleFields } from './ScheduleFields';

interface EditScheduleDialogProps {
  schedule: MaintenanceSchedule;
  onClose: () => void;
}

/** Changes a schedule; orders that were drafted stay as they are. */
export function EditScheduleDialog({ schedule, onClose }: EditScheduleDialogProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(schedule);
  const [form] = useState(() => maintenanceSchedulePatchForm(before.version));
  return (
    <ActionDialog
      title={`Edit ${before.summary}`}
      description="Work orders that were drafted stay as they are."
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      send={async (body) => {
        await changeSchedule(before.id, body);
        await showSchedules(queryClient);
      }}
      done="Schedule saved"
      failure="Failed to save schedule"
      onClose={onClose}
    >
      <ScheduleFields schedule={before} />
    </ActionDialog>
  );
}
