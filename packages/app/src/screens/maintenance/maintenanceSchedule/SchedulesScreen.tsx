import { HOME_PATH } from '@rentsafe/domain/session';
import { Button } from '@rentsafe/ui/Button';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../calls/ApiError';
import { draftOrders, showSchedules } from '../../../calls/maintenanceSchedules';
import { useAction } from '../../../forms/useAction';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { ScheduleCalendarPanel } from './ScheduleCalendarPanel';
import { ScheduleListPanel } from './ScheduleListPanel';
import { runText } from './scheduleTexts';

const path = `${HOME_PATH}/maintenance-schedules`;

const tabs = [
  { value: 'list', label: 'Schedules', content: <ScheduleListPanel />, href: path },
  { value: 'calendar', label: 'Calendar', content: <ScheduleCalendarPanel />, href: `${path}?tab=calendar` },
] as const;

const loadCreation = async () => (await import('./NewScheduleDialog')).NewScheduleDialog;

/** What is done again and again: a list, a month, and the run that drafts the work orders. */
export function SchedulesScreen() {
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  const creation = useLazyDialog<string, { onClose: () => void }>(
    loadCreation,
    'The form could not be opened',
  );
  const run = useAction({
    mutationFn: () => draftOrders({}),
    onSuccess: async (done) => {
      const { title, description } = runText(done);
      toast.success(title, description ? { description } : {});
      await showSchedules(queryClient);
    },
    onError: (error) => toast.error('Failed to draft work orders', { description: errorSentence(error) }),
  });
  return (
    <Stack gap="section">
      <PageHeader
        title="Maintenance Schedules"
        description="Recurring maintenance. Work orders are drafted overnight when they fall due."
        actions={
          <>
            <Button pending={run.isPending} onClick={() => run.run()}>
              Run now
            </Button>
            <CreateButton label="New Schedule" creation={creation.trigger} />
          </>
        }
      />
      <Tabs label="Maintenance schedules" value={open.value} tabs={tabs} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </Stack>
  );
}
