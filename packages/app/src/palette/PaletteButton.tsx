import { Button } from '@rentsafe/ui/Button';
import { Keys } from '@rentsafe/ui/Hotkeys';
import { Search } from 'lucide-react';
import { PALETTE_KEYS } from '../keyboard/shortcuts';
import type { Opening } from '../overlays/useLazyDialog';
import * as styles from './PaletteButton.css';

export interface PaletteButtonProps extends Pick<Opening<number>, 'opening' | 'onIntent'> {
  onOpen: () => void;
}

/** Opens the palette from the top bar. */
export function PaletteButton({ opening, onIntent, onOpen }: PaletteButtonProps) {
  return (
    <Button
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      pending={opening !== undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <Search aria-hidden="true" />
      <span className={styles.words}>Search everywhere</span>
      <span className={styles.keys} aria-hidden="true">
        <Keys keys={PALETTE_KEYS} />
      </span>
    </Button>
  );
}
