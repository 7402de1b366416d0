import { HotkeysDialog } from '@rentsafe/ui/Hotkeys';
import { Switch } from '@rentsafe/ui/Switch';
import { turnSingleKeys, useSingleKeys } from '../frame/singleKeys';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { furtherKeys } from './shortcuts';

export interface KeyboardHelpProps {
  onClose: () => void;
}

/** What can be done without the mouse, and whether single keys count. */
export function KeyboardHelp({ onClose }: KeyboardHelpProps) {
  const on = useSingleKeys();
  useCloseOnBack(onClose);
  return (
    <HotkeysDialog open onOpenChange={onClose} more={furtherKeys}>
      <Switch
        label="Single-key shortcuts"
        hint="/ and ? work outside text fields. Turn them off if you use voice control."
        checked={on}
        onCheckedChange={({ checked }) => turnSingleKeys(checked)}
      />
    </HotkeysDialog>
  );
}
