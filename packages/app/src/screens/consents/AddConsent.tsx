import type { PartyInput } from '@rentsafe/domain/party';
import { Button } from '@rentsafe/ui/Button';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import type { ConsentDialogProps } from './ConsentDialog';

const load = async () => (await import('./ConsentDialog')).ConsentDialog;

/** Opens the form of a consent. */
export function AddConsent({ party }: { party: PartyInput }) {
  const { trigger, opened, onClose } = useLazyDialog<PartyInput, ConsentDialogProps>(
    load,
    'The form could not be opened',
  );
  return (
    <>
      <Button
        pending={trigger.opening !== undefined}
        onPointerEnter={trigger.onIntent}
        onFocus={trigger.onIntent}
        onClick={() => trigger.onOpen(party)}
      >
        Add consent…
      </Button>
      {opened && <opened.Dialog party={opened.subject} onClose={onClose} />}
    </>
  );
}
