import { HOME_PATH } from '@rentsafe/domain/session';
import { Button } from '@rentsafe/ui/Button';
import { ErrorBoundary } from '@rentsafe/ui/ErrorBoundary';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { SegmentedControl } from '@rentsafe/ui/SegmentedControl';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarDays, List } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../calls/ApiError';
import { draftOrders, showSchedules } from '../../../calls/maintenanceSchedules';
import { useAction } from '../../../forms/useAction';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { ScheduleListPanel } from './ScheduleListPanel';
import { runText } from './scheduleTexts';

const path = `${HOME_PATH}/maintenance-schedules`;

const ScheduleCalendarPanel = lazy(async () => ({
  default: (await import('./ScheduleCalendarPanel')).ScheduleCalendarPanel,
}));

/** Its code, a grid of days, is loaded once it is shown. */
const calendar = (
  <ErrorBoundary>
    <Suspense fallback={<Spinner label="Loading the calendar" />}>
      <ScheduleCalendarPanel />
    </Suspense>
  </ErrorBoundary>
);

const views = [
  { value: 'list', label: 'List', icon: <List /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarDays /> },
] as const;

const loadCreation = async () => (await import('./NewScheduleDialog')).NewScheduleDialog;

/** What is done again and again: a list, a month, and the run that drafts the work orders. */
export function SchedulesScreen() {
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isCalendar = search.get('tab') === 'calendar';
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
            <SegmentedControl
              label="View"
              options={views}
              value={isCalendar ? 'calendar' : 'list'}
              onValueChange={({ value }) =>
                void navigate(value === 'calendar' ? `${path}?tab=calendar` : path)
              }
            />
            <Button pending={run.isPending} onClick={() => run.run()}>
              Run now
            </Button>
            <CreateButton label="New Schedule" creation={creation.trigger} />
          </>
        }
      />
      {isCalendar ? calendar : <ScheduleListPanel />}
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </Stack>
  );
}
