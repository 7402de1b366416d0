import { useSearchParams } from 'react-router-dom';
import { CompanyList } from './CompanyList';
import { IndividualList } from './IndividualList';
import { OverviewView } from './OverviewView';
import { PaymentStatusView } from './PaymentStatusView';
import { sampleOverview } from './sampleFigures';
import { tabOf, withTab } from './tabs';

export function PaymentStatusScreen() {
  const [search] = useSearchParams();
  return (
    <PaymentStatusView
      tab={tabOf(search)}
      tabHref={(tab) => `?${withTab(search, tab)}`}
      overview={<OverviewView overview={sampleOverview} />}
      individuals={<IndividualList />}
      companies={<CompanyList />}
    />
  );
}
