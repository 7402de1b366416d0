import { today } from '@rentsafe/domain/date';
import type { RentTaxPage, RentTaxRow } from '@rentsafe/domain/trustReport';
import { addMonths, monthOf } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import {
  dueRentTaxQuery,
  rentTaxIn,
  rentTaxKey,
  rentTaxPaymentsQuery,
} from '../../../../calls/disbursements';
import { CurrencyField } from '../../../../forms/CurrencyField';
import type { ListPlace } from '../../../../lists/listPlace';
import { MonthSelect } from '../../../../lists/MonthSelect';
import { RecordList } from '../../../../lists/RecordList';
import { useReportUrl } from '../../../../lists/reportUrl';
import { useListScreen } from '../../../../lists/useListScreen';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useMay } from '../../../../session/useMay';
import { day } from '../../../../text/day';
import { monthText } from '../../../../text/monthText';
import type { PayRentTaxDialogProps } from './PayRentTaxDialog';
import { rentTaxColumns } from './rentTaxColumns';

const place: ListPlace = { name: 'rent tax', tab: 'rent-tax', prefix: '' };

const isDue = ({ due }: Pick<RentTaxRow, 'due'>) => toMinor(due) > 0n;

const everybody: readonly RentTaxRow[] = [];

/** The tax withheld from the rent of a month, and the way to pay it. */
export function RentTaxPanel() {
  const { currency, month, onReport } = useReportUrl({ month: addMonths(monthOf(today()), -1) });
  const queryClient = useQueryClient();
  const queries = useMemo(() => rentTaxIn(currency, month), [currency, month]);
  const list = useListScreen({ place, queries, rowKey: rentTaxKey });
  const page = list.page as RentTaxPage | undefined;
  const columns = useMemo(() => rentTaxColumns(page, currency), [page, currency]);
  const mayPay = useMay()('createDisbursement');
  // The form starts with an account and with amounts: it opens when they are known.
  const load = async (rows?: readonly RentTaxRow[]) => {
    if (rows)
      await Promise.all([
        queryClient.fetchQuery(bankAccountsQuery),
        queryClient.fetchQuery(rentTaxPaymentsQuery),
        rows.length === 0 && queryClient.fetchQuery(dueRentTaxQuery(currency, month)),
      ]);
    return (await import('./PayRentTaxDialog')).PayRentTaxDialog;
  };
  const { trigger, opened, onClose } = useLazyDialog<readonly RentTaxRow[], PayRentTaxDialogProps>(
    load,
    'The form could not be opened',
  );
  const onSelected = (rows: readonly RentTaxRow[]) => {
    const due = rows.filter(isDue);
    if (due.length > 0) trigger.onOpen(due);
    else toast.error('Nothing is due on the selected rows');
  };
  return (
    <>
      <RecordList
        {...list}
        records="rent tax"
        counted="properties"
        title={`Rental income tax of ${monthText(month)} in ${currency}`}
        scope={
          <>
            <MonthSelect value={month} onMonth={(value) => onReport({ month: value })} />
            <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
          </>
        }
        summary={
          page && (
            <DescriptionList
              items={[
                { term: 'Return by', description: day(page.return_by) },
                { term: 'Pay by', description: day(page.pay_by) },
              ]}
            />
          )
        }
        columns={columns}
        rowKey={rentTaxKey}
        rowName={({ landlord, property }) => `${landlord.name}, ${property.name}`}
        canSelect
        {...(mayPay && {
          onSelected: { label: () => 'Pay selected…', onAct: onSelected },
          actions: page && isDue(page.totals) && (
            <OpeningButton variant="primary" trigger={trigger} subject={everybody}>
              <Landmark aria-hidden="true" />
              Pay rental income tax…
            </OpeningButton>
          ),
        })}
        emptyHelp={`No tax was withheld in ${currency} in ${monthText(month)}, and none is due from earlier months.`}
      />
      {opened && (
        <opened.Dialog currency={currency} month={month} chosen={opened.subject} onClose={onClose} />
      )}
    </>
  );
}
