/**
 * Keys that are pressed together: 'Mod+K', 'Alt+T', 'Shift+Enter', '/', '?'. `Mod` is Ctrl, and on a Mac ⌘. Other than a letter,
 * a key is named as `KeyboardEvent.key` has it.
 */
export type HotkeyKeys = string;

interface Combination {
  mod: boolean;
  alt: boolean;
  shift: boolean;
  key: string;
}

const isMac = () => typeof navigator !== 'undefined' && /mac/i.test(navigator.platform);

function read(keys: HotkeyKeys): Combination {
  // The last `+` may be the key itself: 'Mod++'.
  const [, before = '', key = ''] = /^(.*\+)?(.+)$/.exec(keys) ?? [];
  const modifiers = before.toLowerCase().split('+');
  return {
    mod: modifiers.includes('mod'),
    alt: modifiers.includes('alt'),
    shift: modifiers.includes('shift'),
    key: key.toLowerCase(),
  };
}

const isLetter = (key: string) => /^[a-z]$/.test(key);
const isDigit = (key: string) => /^\d$/.test(key);

/**
 * Whether a press is of these keys. With Alt a letter is the one at its place, with Alt or Shift a digit: another sign is written
 * with it. AltGr writes a sign, though Windows tells of Ctrl and Alt.
 */
export function isOfKeys(event: KeyboardEvent, keys: HotkeyKeys): boolean {
  const { mod, alt, shift, key } = read(keys);
  const isAtPlace = alt ? isLetter(key) || isDigit(key) : shift && isDigit(key);
  const pressed = isAtPlace ? event.code.replace(/^(Key|Digit)/, '') : event.key;
  const isAltGr = event.getModifierState?.('AltGraph') ?? false;
  if (pressed.toLowerCase() !== key || alt !== (event.altKey && !isAltGr)) return false;
  if (mod !== ((event.ctrlKey && !isAltGr) || event.metaKey)) return false;
  // A sign such as ? is written with Shift on some keyboards and without on others.
  const isSign = key.length === 1 && !isLetter(key);
  return isSign || shift === event.shiftKey;
}

/** Whether it is one key alone, such as /: who dictates to the computer types it unawares (WCAG 2.1.4). */
export function isSingleKey(keys: HotkeyKeys): boolean {
  const { mod, alt, key } = read(keys);
  return !mod && !alt && key.length === 1;
}

/** As they are written on the keyboard at hand. */
export function keyNames(keys: HotkeyKeys): string[] {
  const { mod, alt, shift, key } = read(keys);
  const name = key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return [
    ...(mod ? [isMac() ? '⌘' : 'Ctrl'] : []),
    ...(alt ? ['Alt'] : []),
    ...(shift ? ['Shift'] : []),
    name,
  ];
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(keys: HotkeyKeys): string {
  const { mod, alt, shift, key } = read(keys);
  const rest = [
    ...(alt ? ['Alt'] : []),
    ...(shift ? ['Shift'] : []),
    isLetter(key) ? key.toUpperCase() : key,
  ];
  return (mod ? ['Control', 'Meta'].map((each) => [each, ...rest]) : [rest])
    .map((each) => each.join('+'))
    .join(' ');
}
