import { type MouseEvent, useState } from 'react';

/** A part that has been loaded, and whether a key asked for it. */
export interface Loaded<Part> {
  Part: Part;
  byKeyboard: boolean;
}

/**
 * For a button whose popup is loaded when someone first turns to it: `intent` belongs on the button until `loaded` is
 * there, which then renders it, open. `open` is for other keys than those that click; `onLost` stands in where the code cannot be loaded.
 */
export function useOnIntent<Part>(load: () => Promise<Part>, onLost: () => void) {
  const [loaded, setLoaded] = useState<Loaded<Part>>();
  const preload = () => void load().catch(() => {});

  async function open(byKeyboard: boolean) {
    try {
      const Part = await load();
      setLoaded({ Part, byKeyboard });
    } catch {
      onLost();
    }
  }

  const intent = {
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ detail }: MouseEvent) => void open(detail === 0),
  };
  return { loaded, intent, open };
}
