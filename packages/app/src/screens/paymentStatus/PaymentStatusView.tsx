import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import type { ReactNode } from 'react';
import { renderLink } from '../../layout/renderLink';
import type { Tab } from './tabs';

export interface PaymentStatusViewProps {
  tab: Tab;
  tabHref: (tab: Tab) => string;
  overview: ReactNode;
  individuals: ReactNode;
  companies: ReactNode;
}

/** The dashboard of the rental area: an overview and two lists, told apart by the address. */
export function PaymentStatusView({
  tab,
  tabHref,
  overview,
  individuals,
  companies,
}: PaymentStatusViewProps) {
  return (
    <Stack gap="section">
      <PageHeader title="Payment Status" />
      <Tabs
        label="Payment status"
        value={tab}
        renderLink={renderLink}
        tabs={[
          { value: 'overview', label: 'Overview', content: overview, href: tabHref('overview') },
          {
            value: 'individual',
            label: 'Individual Payment Status',
            content: individuals,
            href: tabHref('individual'),
          },
          {
            value: 'company',
            label: 'Company Payment Status',
            content: companies,
            href: tabHref('company'),
          },
        ]}
      />
    </Stack>
  );
}
