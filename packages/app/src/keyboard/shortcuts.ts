/** A Mac says Cmd where others say Ctrl. */
const isMac = /mac/i.test(navigator.platform);

/** The key that opens the palette, as it is written on the keyboard at hand. */
export const paletteKeys = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

export interface Shortcut {
  /** Keys that are pressed together, or one of which is pressed. */
  keys: readonly string[];
  does: string;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

/** What the help shows. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    label: 'Everywhere',
    shortcuts: [
      { keys: paletteKeys, does: 'Search everywhere: screens, tenants and companies' },
      { keys: isMac ? ['⌘', 'B'] : ['Ctrl', 'B'], does: 'Show or hide the sidebar' },
      { keys: ['Alt', 'T'], does: 'Go to the notifications' },
      { keys: ['?'], does: 'Show these shortcuts' },
    ],
  },
  {
    label: 'In a list',
    shortcuts: [
      { keys: ['/'], does: "Go to the list's search box" },
      { keys: ['↑', '↓'], does: 'Previous or next row' },
      { keys: ['Home', 'End'], does: 'First or last row' },
      { keys: ['Enter'], does: 'Open the report' },
    ],
  },
  {
    label: 'In a report',
    shortcuts: [
      { keys: ['←', '→'], does: 'Previous or next record in the list' },
      { keys: ['P'], does: 'Print' },
      { keys: ['Esc'], does: 'Close, and return to the row' },
    ],
  },
];
