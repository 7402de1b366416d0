import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { inspectionsPath } from '../../../../paths';
import { InspectionsPanel } from './InspectionsPanel';
import { TemplatesPanel } from './TemplatesPanel';

const tabs = [
  { value: 'inspections', label: 'Inspections', content: <InspectionsPanel />, href: inspectionsPath },
  {
    ...{ value: 'templates', label: 'Templates', content: <TemplatesPanel /> },
    href: `${inspectionsPath}?tab=templates`,
  },
];

/** The inspections of units, and what they begin with. */
export function InspectionsScreen() {
  const [search] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader
        title="Inspections"
        description="Condition of units at move-in, during the tenancy and at move-out."
      />
      <Tabs label="Inspections" value={open?.value} tabs={tabs} />
    </Stack>
  );
}
