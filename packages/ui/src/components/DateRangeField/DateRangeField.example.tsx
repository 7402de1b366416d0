import { DateRangeField } from '@rentsafe/ui/DateRangeField';

export function StatementPeriod() {
  return <DateRangeField label="Period" presets />;
}
