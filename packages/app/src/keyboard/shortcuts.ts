import type { HotkeyGroup } from '@rentsafe/ui/Hotkeys';

export const PALETTE_KEYS = 'Mod+K';
export const IN_A_LIST = 'In a list';

/** What lists and reports heed by themselves: the help shows it below the hotkeys. */
export const furtherKeys: readonly HotkeyGroup[] = [
  {
    label: IN_A_LIST,
    hotkeys: [
      { keys: ['↑', '↓'], label: 'Previous or next row' },
      { keys: ['Home', 'End'], label: 'First or last row' },
      { keys: ['Enter'], label: 'Open the report' },
    ],
  },
  {
    label: 'In a report',
    hotkeys: [
      { keys: ['←', '→'], label: 'Previous or next record in the list' },
      { keys: ['P'], label: 'Print' },
      { keys: ['Esc'], label: 'Close, and return to the row' },
    ],
  },
];
