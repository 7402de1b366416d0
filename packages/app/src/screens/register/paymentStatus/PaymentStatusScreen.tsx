import { type ComponentType, useEffect } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { rememberTab } from './lastTab';
import { PaymentStatusView } from './PaymentStatusView';
import { loadPanel } from './panels';
import { tabOf, withTab } from './tabs';

/** What the route's loader hands over. */
export interface PaymentStatusData {
  /** What the open tab shows. */
  Panel: ComponentType;
}

export function PaymentStatusScreen() {
  const [search] = useSearchParams();
  const { Panel } = useLoaderData<PaymentStatusData>();
  const tab = tabOf(search);
  useEffect(() => rememberTab(tab), [tab]);
  return (
    <PaymentStatusView
      tab={tab}
      tabHref={(tab) => `?${withTab(search, tab)}`}
      onIntent={(tab) => void loadPanel(tab).catch(() => {})}
    >
      <Panel />
    </PaymentStatusView>
  );
}
