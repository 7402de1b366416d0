import { useDialogClose } from '@rentsafe/ui/Dialog';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** Inside a dialog: Back and Forward ask to close it, as its other ways out do, and leave the page where it is. */
export function CloseOnBack() {
  const close = useDialogClose();
  // Not links or redirects: whoever is signed out must get away.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');

  const ask = useEffectEvent(() => close('navigation'));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    ask();
  }, [blocker]);

  return null;
}
