import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const multiSelectMessages = defineMessages('multiSelect', {
  options: 'Options',
  placeholder: 'Type to search',
  chosen: (label: string) => `${label} chosen`,
  removed: (label: string) => `${label} removed`,
  more: (count: number) => `${figure(count)} more. Type to narrow the list.`,
  searching: 'Searching…',
  failed: 'The search failed.',
  retry: 'Retry',
  none: (query: string) => (query ? `Nothing found for “${query}”.` : 'There are no options.'),
  addPlaceholder: 'Type to add',
  howToAdd: 'Type a name, then press Enter or a comma.',
  add: (text: string) => `Add “${text}”`,
  already: (label: string) => `“${label}” is chosen already. Type another, or delete this text.`,
  unavailable: (label: string) => `“${label}” cannot be chosen. Type another, or delete this text.`,
  tooLong: (maxLength: number, by: number) =>
    `Use at most ${figure(maxLength)} characters: shorten it by ${figure(by)}.`,
  required: 'Choose at least one.',
});
