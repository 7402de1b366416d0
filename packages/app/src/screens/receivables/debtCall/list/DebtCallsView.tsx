import type { DebtCallRow } from '@rentsafe/domain/debtCall';
import { useMemo } from 'react';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { RecordList } from '../../../../lists/RecordList';
import type { ReportUrl } from '../../../../lists/reportUrl';
import type { ListViewProps } from '../../../../lists/useListScreen';
import { debtCallPath } from '../../../../paths';
import { debtCallColumns } from './debtCallColumns';

export interface DebtCallsViewProps
  extends ListViewProps<DebtCallRow>,
    Pick<ReportUrl, 'currency' | 'onReport'> {}

export const leaseIdOf = ({ lease }: DebtCallRow) => lease.id;

/** Whom to call next: what each tenant owes, and what was done about it. */
export function DebtCallsView({ currency, onReport, ...list }: DebtCallsViewProps) {
  const columns = useMemo(() => debtCallColumns(currency), [currency]);
  return (
    <RecordList
      {...list}
      records="debts"
      title={`Debts in ${currency}`}
      placeholder="By tenant, lease or address"
      scope={<CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />}
      columns={columns}
      rowKey={leaseIdOf}
      rowName={({ lease }) => lease.number}
      canSelect={false}
      hrefOf={({ lease }) => debtCallPath(lease.id)}
      emptyHelp={`Nobody owes anything in ${currency}.`}
    />
  );
}
