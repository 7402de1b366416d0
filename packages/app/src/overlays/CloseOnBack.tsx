import { useDialogClose } from '@rentsafe/ui/Dialog';
import { useCloseOnBack } from './useCloseOnBack';

/** Inside a dialog: Back and Forward ask to close it, as its other ways out do. */
export function CloseOnBack() {
  const close = useDialogClose();
  useCloseOnBack(() => close('navigation'));
  return null;
}
