import { debtCallSteps } from '@rentsafe/domain/debtCall';
import { ageingBuckets } from '@rentsafe/domain/money';
import { useMemo } from 'react';
import { debtors } from '../../api/debtCalls';
import { optionsOf } from '../../forms/options';
import type { ListPlace } from '../../lists/listUrl';
import { useReportUrl } from '../../lists/reportUrl';
import { useListScreen } from '../../lists/useListScreen';
import { DebtCallsView, leaseIdOf } from './DebtCallsView';
import { stepTexts } from './debtCallTexts';

const place: ListPlace = {
  name: 'debts',
  prefix: '',
  filters: [
    { id: 'bucket', label: 'Age', type: 'oneOf', options: optionsOf(ageingBuckets) },
    {
      id: 'step',
      label: 'Step',
      type: 'oneOf',
      options: optionsOf(debtCallSteps, (step) => stepTexts[step].label),
    },
  ],
};

export function DebtCallsScreen() {
  const { currency, onReport } = useReportUrl();
  const queries = useMemo(() => debtors(currency), [currency]);
  const list = useListScreen({ place, queries, rowKey: leaseIdOf });
  return <DebtCallsView {...list} currency={currency} onReport={onReport} />;
}
