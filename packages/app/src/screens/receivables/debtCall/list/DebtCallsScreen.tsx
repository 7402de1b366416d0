import { debtCallSteps } from '@rentsafe/domain/debtCall';
import { ageingBuckets } from '@rentsafe/domain/money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { debtors } from '../../../../calls/debtCalls';
import { optionsOf } from '../../../../forms/options';
import type { ListPlace } from '../../../../lists/listPlace';
import { useReportUrl } from '../../../../lists/reportUrl';
import { useListScreen } from '../../../../lists/useListScreen';
import { claimsPath, debtCallsPath } from '../../../../paths';
import { ClaimsPanel } from '../../claim/list/ClaimsPanel';
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

/** The debts of the book; its claims stand in a tab of their own. */
export function DebtCallsScreen() {
  const [search] = useSearchParams();
  const tabs = [
    { value: 'debts', label: 'Debts', content: <Debts />, href: debtCallsPath },
    { value: 'claims', label: 'Claims', content: <ClaimsPanel />, href: claimsPath },
  ] as const;
  return (
    <Stack gap="section">
      <PageHeader
        title="Debt Call"
        description="Tenants in arrears, with calls, promises, demands and claims."
      />
      <Tabs label="Debt call" value={search.get('tab') === 'claims' ? 'claims' : 'debts'} tabs={tabs} />
    </Stack>
  );
}

function Debts() {
  const { currency, onReport } = useReportUrl();
  const queries = useMemo(() => debtors(currency), [currency]);
  const list = useListScreen({ place, queries, rowKey: leaseIdOf });
  return <DebtCallsView {...list} currency={currency} onReport={onReport} />;
}
