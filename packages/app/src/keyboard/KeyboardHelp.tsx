import { Dialog } from '@rentsafe/ui/Dialog';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Switch } from '@rentsafe/ui/Switch';
import { turnSingleKeys, useSingleKeys } from '../frame/singleKeys';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import * as styles from './KeyboardHelp.css';
import { Keys } from './Keys';
import { shortcutGroups } from './shortcuts';

export interface KeyboardHelpProps {
  onClose: () => void;
}

/** What can be done without the mouse, and whether single keys count. */
export function KeyboardHelp({ onClose }: KeyboardHelpProps) {
  const on = useSingleKeys();
  useCloseOnBack(onClose);
  return (
    <Dialog open onClose={onClose} closeOnOutside initialFocus="title" title="Keyboard shortcuts">
      <Stack gap={4}>
        {shortcutGroups.map(({ label, shortcuts }) => (
          <Stack key={label} gap={2} asChild>
            <section aria-label={label}>
              <Heading level={3} size="md">
                {label}
              </Heading>
              <dl className={styles.list}>
                {shortcuts.map(({ keys, does }) => (
                  <div key={does} className={styles.shortcut}>
                    <dt>
                      <Keys keys={keys} />
                    </dt>
                    <dd className={styles.does}>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </Stack>
        ))}
        <Switch
          label="Single-key shortcuts"
          hint="/ and ? work outside text fields. Turn them off if you use voice control."
          checked={on}
          onCheckedChange={({ checked }) => turnSingleKeys(checked)}
        />
      </Stack>
    </Dialog>
  );
}
