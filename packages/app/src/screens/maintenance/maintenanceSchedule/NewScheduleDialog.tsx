import { maintenanceScheduleForm } from '@rentsafe/domain/maintenanceSchedule';
import { useQueryClient } from '@tanstack/react-query';
import { addSchedule, scheduleList, showSchedules } from '../../../calls/maintenanceSchedules';
import { CreationDialog } from '../../../forms/CreationDialog';
import { dotted } from '../../../text/dotted';
import { ScheduleFields } from './ScheduleFields';
import { everyText } from './scheduleTexts';

/** Maintenance that is done again and again. */
export function NewScheduleDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="New Schedule"
      creation={{
        record: 'schedule',
        form: maintenanceScheduleForm,
        add: addSchedule,
        lists: scheduleList.key,
        onCreated: () => void showSchedules(queryClient),
        recordOf: ({ summary, every }) => ({ description: dotted(summary, everyText(every)) }),
      }}
      onClose={onClose}
    >
      <ScheduleFields />
    </CreationDialog>
  );
}
