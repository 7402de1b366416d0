import { targetOf } from '../dom';
import { isComposing } from './isComposing';
import { isTyping } from './isTyping';
import { type HotkeyKeys, isOfKeys } from './keys';

export interface Hotkey {
  keys: HotkeyKeys;
  /** What they do; undefined: they are not listed. */
  label: string | undefined;
  /** The heading they are listed under; undefined: that of what holds everywhere. */
  group: string | undefined;
  /** Whether they act while text is typed, and over a dialog. */
  whileTyping: boolean;
  inDialogs: boolean;
  /** Returns false where it leaves the keys to others. Undefined: the keys are heard elsewhere, and are listed here. */
  act: ((event: KeyboardEvent) => unknown) | undefined;
}

const dialog = '[role="dialog"], [role="alertdialog"]';

/** A dialog is open in the document, or in the shadow root that the key was pressed in; what an Activity hides is not. */
function isOverDialog(event: KeyboardEvent) {
  const root = (targetOf(event) as Node | null)?.getRootNode?.();
  return [document, ...(root instanceof ShadowRoot ? [root] : [])].some((place) =>
    [...place.querySelectorAll<HTMLElement>(dialog)].some(({ style }) => style.display !== 'none'),
  );
}

let hotkeys: readonly Hotkey[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Hotkey[]) {
  hotkeys = next;
  for (const listener of listeners) listener();
}

/** The one that came last is asked first. */
function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || isComposing(event)) return;
  const typing = isTyping(targetOf(event));
  const taken = hotkeys.findLast(
    ({ keys, whileTyping, inDialogs, act }) =>
      isOfKeys(event, keys) &&
      (whileTyping || !typing) &&
      (inDialogs || !isOverDialog(event)) &&
      act !== undefined &&
      act(event) !== false,
  );
  if (taken) event.preventDefault();
}

/** Returns what takes it away. */
export function addHotkey(hotkey: Hotkey): () => void {
  if (hotkeys.length === 0) window.addEventListener('keydown', onKeyDown);
  change([...hotkeys, hotkey]);
  return () => {
    change(hotkeys.filter((each) => each !== hotkey));
    if (hotkeys.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

export const readHotkeys = (): readonly Hotkey[] => hotkeys;
export function onHotkeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
