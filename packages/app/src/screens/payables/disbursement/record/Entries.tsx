import { Inline } from '@rentsafe/ui/Inline';
import { paperOnly } from '../../../../frame/paperOnly.css';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';

interface EntriesProps {
  /** Whose book it is. */
  client: number;
  /** Their numbers. */
  entries: readonly number[];
}

const load = async () => (await import('../../../../record/EntryDialog')).EntryDialog;

/** The entries of a record in the book: each opens with what it moved. */
export function Entries({ client, entries }: EntriesProps) {
  const { trigger, opened, onClose } = useLazyDialog<
    number,
    { client: number; seq: number; onClose: () => void }
  >(load, 'The entry could not be opened');
  return (
    <Inline gap={2}>
      <span className={paperOnly}>{entries.join(', ')}</span>
      {entries.map((seq) => (
        <OpeningButton key={seq} size="sm" trigger={trigger} pending={trigger.opening === seq} subject={seq}>
          Entry {seq}
        </OpeningButton>
      ))}
      {opened && <opened.Dialog client={client} seq={opened.subject} onClose={onClose} />}
    </Inline>
  );
}
