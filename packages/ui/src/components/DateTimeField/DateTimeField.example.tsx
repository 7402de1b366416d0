import { DateTimeField } from '@rentsafe/ui/DateTimeField';

export function Viewing() {
  return <DateTimeField label="Viewing" name="viewingAt" required min="2026-03-05T08:00" />;
}
