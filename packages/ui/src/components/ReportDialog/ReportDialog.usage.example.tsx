import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';

export const Do = () => (
  <DescriptionList
    items={[
      { term: 'Claims', description: 'No data held' },
      { term: 'Fetched', description: <DateText value="2026-11-20T09:30:00" withTime /> },
    ]}
  />
);

export const Dont = () => (
  <DescriptionList
    items={[
      { term: 'Claims', description: 'Clean!' },
      { term: 'Status', description: 'OK' },
    ]}
  />
);
