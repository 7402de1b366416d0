import type { MaintenanceSchedule } from '@rentsafe/domain/maintenanceSchedule';
import { Button } from '@rentsafe/ui/Button';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../../calls/ApiError';
import { changeSchedule, scheduleList, showSchedules } from '../../../calls/maintenanceSchedules';
import { useAction } from '../../../forms/useAction';
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import { scheduleColumns } from './scheduleColumns';

const place: ListPlace = {
  name: 'schedules',
  prefix: '',
  filters: [
    {
      id: 'is_active',
      label: 'State',
      type: 'oneOf',
      options: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Paused' },
      ],
    },
  ],
};

const loadEditing = async () => (await import('./EditScheduleDialog')).EditScheduleDialog;

/** All schedules, the newest first; each can be changed and paused. */
export function ScheduleListPanel() {
  const queryClient = useQueryClient();
  const list = useListScreen({ place, queries: scheduleList });
  const editing = useLazyDialog<MaintenanceSchedule, { schedule: MaintenanceSchedule; onClose: () => void }>(
    loadEditing,
    'The form could not be opened',
  );
  const pausing = useAction({
    mutationFn: ({ id, is_active, version }: MaintenanceSchedule) =>
      changeSchedule(id, { is_active: !is_active, version }),
    onSuccess: async ({ summary, is_active, next_on }) => {
      toast.success(is_active ? 'Schedule resumed' : 'Schedule paused', {
        description: dotted(summary, is_active ? `Next: ${day(next_on) || 'no dates left'}` : undefined),
      });
      await showSchedules(queryClient);
    },
    onError: (error) => toast.error('Failed to change schedule', { description: errorSentence(error) }),
  });
  return (
    <>
      <RecordList
        {...list}
        records="maintenance schedules"
        placeholder="By work, property or contractor"
        columns={scheduleColumns}
        rowKey={({ id }) => id}
        rowName={({ summary }) => summary}
        canSelect={false}
        rowActions={(schedule) => (
          <>
            <OpeningButton
              size="sm"
              aria-label={`Edit ${schedule.summary}`}
              pending={editing.trigger.opening?.id === schedule.id}
              trigger={editing.trigger}
              subject={schedule}
            >
              Edit…
            </OpeningButton>
            <Button
              size="sm"
              aria-label={`${schedule.is_active ? 'Pause' : 'Resume'} ${schedule.summary}`}
              pending={pausing.isPending && pausing.variables?.id === schedule.id}
              onClick={() => pausing.run(schedule)}
            >
              {schedule.is_active ? 'Pause' : 'Resume'}
            </Button>
          </>
        )}
        emptyHelp="Choose New Schedule to plan recurring work, such as servicing a borehole pump."
      />
      {editing.opened && (
        <editing.opened.Dialog
          key={editing.opened.subject.id}
          schedule={editing.opened.subject}
          onClose={editing.onClose}
        />
      )}
    </>
  );
}
