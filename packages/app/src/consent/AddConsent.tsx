import type { PartyInput } from '@rentsafe/domain/party';
import { OpeningButton } from '../overlays/OpeningButton';
import { useLazyDialog } from '../overlays/useLazyDialog';
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
      <OpeningButton trigger={trigger} subject={party}>
        Add consent…
      </OpeningButton>
      {opened && <opened.Dialog party={opened.subject} onClose={onClose} />}
    </>
  );
}
