import type { PeriodLock } from '@rentsafe/domain/periodLock';
import type { PlainDate } from '@rentsafe/format/date';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { latestLockQuery, lockList } from '../../../calls/currency';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { monthEndPath } from '../../../paths';
import { SettingList } from '../../../record/SettingList';
import { useMay } from '../../../session/useMay';
import { openStepsText } from '../../../text/openSteps';
import { renderLink } from '../../../text/renderLink';
import { BookCheck } from './BookCheck';
import type { ReopenDialogProps } from './ReopenDialog';

const load = async () => (await import('./ReopenDialog')).ReopenDialog;

const place = { name: 'locks' };

const columns: Column<PeriodLock>[] = [
  {
    id: 'until',
    header: 'Locked Up To',
    kind: 'date',
    cell: ({ until_on }) => <DateText value={until_on} />,
    rowHeader: true,
  },
  { id: 'user', header: 'By', kind: 'person', cell: ({ user }) => user.name },
  { id: 'at', header: 'When', kind: 'date', cell: ({ at }) => <DateText value={at} withTime /> },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason, open }) => reason ?? (open.length > 0 ? openStepsText(open) : null),
  },
];

/** Up to which day nothing more is posted. */
export function LockedPeriodsScreen() {
  const may = useMay();
  const lock = useQuery(latestLockQuery).data;
  const { trigger, opened, onClose } = useLazyDialog<PlainDate, ReopenDialogProps>(
    load,
    'The form could not be opened',
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Locked Periods"
        description="Periods closed to new entries. The latest lock is the one in force."
      />
      <BookCheck />
      <SettingList
        place={place}
        queries={lockList}
        records="locks"
        columns={columns}
        action={
          <Inline gap={2}>
            {may('createPeriodLock') && lock && (
              <OpeningButton trigger={trigger} subject={lock.until_on}>
                Reopen a period…
              </OpeningButton>
            )}
            <Button asChild>{renderLink({ href: monthEndPath, children: 'Month End' })}</Button>
          </Inline>
        }
        emptyHelp="A month is locked at Month End. No entries can be posted in a locked period, so its reports do not change."
      />
      {opened && <opened.Dialog locked={opened.subject} onClose={onClose} />}
    </Stack>
  );
}
