import { defineMessages } from '../../internal/messages/messages';
export const comboboxMessages = defineMessages('combobox', {
  results: 'Results',
  actions: 'Not in the list',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching…',
  none: (query: string) => (query ? `Nothing found for “${query}”.` : 'Nothing found.'),
  failed: 'The search failed.',
  retry: 'Retry',
  choose: 'Choose one from the list.',
});
