import { defineMessages } from '../../internal/messages/messages';
export const commandPaletteMessages = defineMessages('commandPalette', {
  results: 'Results',
  recent: 'Recent searches',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching…',
  none: (query: string) => `Nothing found for “${query}”.`,
  failed: 'The search failed.',
  retry: 'Retry',
  keys: 'Arrow keys to move, Enter to open, Escape to close.',
});
