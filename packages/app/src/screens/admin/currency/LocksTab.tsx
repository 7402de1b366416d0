import type { PeriodLock } from '@rentsafe/domain/periodLock';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { latestLockQuery, lockList } from '../../../calls/currency';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { SettingList } from '../../../record/SettingList';
import { useMay } from '../../../session/useMay';
import { BookCheck } from './BookCheck';

const place = { name: 'locks', tab: 'locks' };

const columns: Column<PeriodLock>[] = [
  {
    id: 'until',
    header: 'Locked Up To',
    cell: ({ until_on }) => <DateText value={until_on} />,
    rowHeader: true,
    width: '9rem',
  },
  { id: 'user', header: 'By', cell: ({ user }) => user.name, width: '12rem' },
  { id: 'at', header: 'When', cell: ({ at }) => <DateText value={at} withTime />, width: '11rem' },
  { id: 'reason', header: 'Reason', cell: 'reason' },
];

/** Up to which day nothing more is posted. */
export function LocksTab() {
  const may = useMay();
  const queryClient = useQueryClient();
  const load = async () => {
    await queryClient.ensureQueryData(latestLockQuery);
    return (await import('../../../forms/LockDialog')).LockDialog;
  };
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  return (
    <>
      <BookCheck />
      <SettingList
        place={place}
        queries={lockList}
        records="locks"
        columns={columns}
        action={
          may('createPeriodLock') && (
            <OpeningButton variant="primary" trigger={trigger} subject="">
              <Lock aria-hidden="true" />
              Lock a period
            </OpeningButton>
          )
        }
        emptyHelp="No entries can be posted in a locked period, so its reports do not change."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </>
  );
}
