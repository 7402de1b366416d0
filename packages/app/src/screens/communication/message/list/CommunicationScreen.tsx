import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { communicationPath } from '../../../../paths';
import { AutomationsPanel } from './AutomationsPanel';
import { OptOutsPanel } from './OptOutsPanel';
import { OutboxPanel } from './OutboxPanel';
import { TemplatesPanel } from './TemplatesPanel';

const tabs = [
  { value: 'outbox', label: 'Outbox', content: <OutboxPanel />, href: communicationPath },
  ...[
    { value: 'templates', label: 'Templates', content: <TemplatesPanel /> },
    { value: 'automations', label: 'Automations', content: <AutomationsPanel /> },
    { value: 'opt-outs', label: 'Opt-outs', content: <OptOutsPanel /> },
  ].map((tab) => ({ ...tab, href: `${communicationPath}?tab=${tab.value}` })),
];

/** What is written to tenants and landlords: what was sent, from which texts, and what is sent by itself. */
export function CommunicationScreen() {
  const [search] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader
        title="Communication"
        description="Emails, text messages and letters to tenants and landlords. Sent from 7:00 to 20:00; emergencies at any hour."
      />
      <Tabs label="Communication" value={open?.value} tabs={tabs} />
    </Stack>
  );
}
