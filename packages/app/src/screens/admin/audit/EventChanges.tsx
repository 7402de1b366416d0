import type { ActivityEvent } from '@rentsafe/domain/audit';
import { Diff } from '@rentsafe/ui/Diff';
import { differencesOf } from '../../../forms/fieldTexts';
import { useFormatPhone } from '../../../text/useFormatPhone';

/** What an event changed, field by field. */
export function EventChanges({ changes }: Pick<ActivityEvent, 'changes'>) {
  const formatPhone = useFormatPhone();
  return <Diff label="What changed" differences={differencesOf(changes, formatPhone)} />;
}
