import { useEffect, useState } from 'react';
// The drawer's code comes later, its styles at once: a sheet of its own would come after the drawer.
import './drawer.css';
import '../text/hidden.css';
import type { Drawer } from '../../components/Drawer';

/** The drawer, loaded once it is wanted, where the window is narrow; tried again when it is opened. */
export function useLazyDrawer(isDrawer: boolean, isOpen: boolean): typeof Drawer | undefined {
  const [loaded, setLoaded] = useState<{ Drawer: typeof Drawer }>();
  const isWanted = isDrawer && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is another try after one that failed
  useEffect(() => {
    if (isWanted) import('../../components/Drawer').then(setLoaded, () => {});
  }, [isWanted, isOpen]);
  return loaded?.Drawer;
}
