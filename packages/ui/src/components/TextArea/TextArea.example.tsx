import { TextArea } from '@rentsafe/ui/TextArea';

export function LeaseNotes() {
  return <TextArea label="Notes" name="notes" hint="Only staff see them." rows={4} maxLength={2000} />;
}
