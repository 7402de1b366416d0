import { useEffect, useRef } from 'react';
import { holdKeys } from '../keyboard/holdKeys';
import { useLazyDialog } from '../overlays/useLazyDialog';
import type { PaletteProps } from './Palette';

const load = async () => (await import('./Palette')).Palette;

/** Opens the palette, anew each time; what is typed at once waits for its field. */
export function usePalette() {
  const { opened, open, trigger, onClose } = useLazyDialog<number, PaletteProps>(
    load,
    'The search could not be opened',
  );
  const stopHolding = useRef(() => {});
  useEffect(() => () => stopHolding.current(), []);

  async function show() {
    stopHolding.current();
    const stop = holdKeys();
    stopHolding.current = stop;
    const isComing = await open((opened?.subject ?? 0) + 1);
    if (!isComing) stop();
  }

  return {
    opened,
    trigger: { ...trigger, onOpen: () => void show() },
    onClose: () => {
      stopHolding.current();
      onClose();
    },
  };
}
