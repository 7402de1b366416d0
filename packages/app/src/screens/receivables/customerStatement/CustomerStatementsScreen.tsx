import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collectionTotalsKey, rentCollection } from '../../../calls/ledgerReports';
import type { ListPlace } from '../../../lists/listPlace';
import { useReportUrl } from '../../../lists/reportUrl';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useMay } from '../../../session/useMay';
import { useMe } from '../../../session/useMe';
import { CustomerStatementsView, leaseIdOf } from './CustomerStatementsView';
import type { ExportJournalDialogProps } from './ExportJournalDialog';

const place: ListPlace = { name: 'rent collection', prefix: '' };

const loadExport = async () => (await import('./ExportJournalDialog')).ExportJournalDialog;

export function CustomerStatementsScreen() {
  const { currency, month, onReport } = useReportUrl();
  const queries = useMemo(() => rentCollection(currency, month), [currency, month]);
  const list = useListScreen({ place, queries, rowKey: leaseIdOf });
  const queryClient = useQueryClient();
  const may = useMay();
  const user = useMe().data;
  const { trigger, opened, onClose } = useLazyDialog<
    ExportJournalDialogProps['client'],
    ExportJournalDialogProps
  >(loadExport, 'The form could not be opened');
  const client = user && may('getJournal') ? { id: user.client, name: user.client_name } : undefined;
  return (
    <>
      <CustomerStatementsView
        {...list}
        onRefresh={() => {
          list.onRefresh();
          // Of the chart.
          void queryClient.invalidateQueries({ queryKey: [collectionTotalsKey] });
        }}
        currency={currency}
        month={month}
        onReport={onReport}
        journal={client && { client, ...trigger }}
      />
      {opened && <opened.Dialog client={opened.subject} onClose={onClose} />}
    </>
  );
}
