import { PageHeader } from '@rentsafe/ui/PageHeader';
import type { RenderLink } from '@rentsafe/ui/Sidebar';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import type { FocusEvent, ReactNode } from 'react';
import { renderLink } from '../../../text/renderLink';
import { type Tab, tabOf } from './tabs';

export interface PaymentStatusViewProps {
  tab: Tab;
  tabHref: (tab: Tab) => string;
  /** Someone is about to open a tab: time to load its code. */
  onIntent: (tab: Tab) => void;
  /** What the open tab shows. */
  children: ReactNode;
}

const labels: Record<Tab, string> = {
  overview: 'Overview',
  individual: 'Individual Payment Status',
  company: 'Company Payment Status',
};

/** The dashboard of the rental area: an overview and two lists, told apart by the address. */
export function PaymentStatusView({ tab, tabHref, onIntent, children }: PaymentStatusViewProps) {
  const renderTab: RenderLink = ({ onFocus, ...link }) => {
    const intend = () => onIntent(tabOf(new URLSearchParams(link.href)));
    return renderLink({
      ...link,
      onPointerEnter: intend,
      onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        intend();
      },
    });
  };
  return (
    <Stack gap={3}>
      <PageHeader title="Payment Status" />
      <Tabs
        label="Payment status"
        value={tab}
        renderLink={renderTab}
        tabs={(Object.keys(labels) as Tab[]).map((value) => ({
          value,
          label: labels[value],
          content: children,
          href: tabHref(value),
        }))}
      />
    </Stack>
  );
}
