import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';

export function LeaseDates() {
  return (
    <DescriptionList
      items={[
        { term: 'Started', description: <DateText value="2026-03-01" /> },
        { term: 'Last payment', description: <DateText value="2026-11-03T09:30:00" withTime /> },
        { term: 'Ends', description: <DateText value={null} missing="Month to month" /> },
      ]}
    />
  );
}
