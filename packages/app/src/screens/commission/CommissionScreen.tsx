import { useMemo } from 'react';
import { commission } from '../../api/trustReports';
import type { ListPlace } from '../../lists/listUrl';
import { useReportUrl } from '../../lists/reportUrl';
import { useListScreen } from '../../lists/useListScreen';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { useMay } from '../../session/useMay';
import { CommissionView } from './CommissionView';
import { commissionKey } from './commissionKey';
import type { DrawDialogProps } from './DrawDialog';

const place: ListPlace = { name: 'commission', prefix: '' };
const loadDraw = async () => (await import('./DrawDialog')).DrawDialog;

export function CommissionScreen() {
  const { currency, period, onReport } = useReportUrl();
  const { from, to } = period;
  const queries = useMemo(() => commission(currency, { from, to }), [currency, from, to]);
  const list = useListScreen({ place, queries, rowKey: commissionKey });
  const may = useMay();
  const { trigger, opened, onClose } = useLazyDialog<string, DrawDialogProps>(
    loadDraw,
    'The form could not be opened',
  );
  return (
    <>
      <CommissionView
        {...list}
        currency={currency}
        period={period}
        onReport={onReport}
        draw={may('createDisbursement') ? trigger : undefined}
      />
      {opened && (
        <opened.Dialog
          available={{ amount: opened.subject, currency }}
          lists={queries.key}
          onClose={onClose}
        />
      )}
    </>
  );
}
