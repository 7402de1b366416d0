import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { commission, companyOfClientQuery } from '../../../calls/trustReports';
import type { ListPlace } from '../../../lists/listPlace';
import { useReportUrl } from '../../../lists/reportUrl';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useBook } from '../../../session/useBook';
import { useClientName } from '../../../session/useClientName';
import { useMay } from '../../../session/useMay';
import { CommissionView } from './CommissionView';
import { commissionKey } from './commissionKey';
import type { DrawDialogProps } from './DrawDialog';

const place: ListPlace = { name: 'commission', prefix: '' };

export function CommissionScreen() {
  const { currency, period, onReport } = useReportUrl();
  const { from, to } = period;
  const queries = useMemo(() => commission(currency, { from, to }), [currency, from, to]);
  const list = useListScreen({ place, queries, rowKey: commissionKey });
  const may = useMay();
  const queryClient = useQueryClient();
  const issuer = useClientName();
  const own = useBook()?.agency.company;
  // The form starts with an account, and with the company of the agency where one is found.
  const load = async () => {
    await Promise.all([
      queryClient.fetchQuery(bankAccountsQuery),
      !own && queryClient.prefetchQuery(companyOfClientQuery(issuer)),
    ]);
    return (await import('./DrawDialog')).DrawDialog;
  };
  const { trigger, opened, onClose } = useLazyDialog<string, DrawDialogProps>(
    load,
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
