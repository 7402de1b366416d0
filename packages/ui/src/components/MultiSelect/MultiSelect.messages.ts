import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const multiSelectMessages = defineMessages('multiSelect', {
  options: 'Options',
  placeholder: 'Type to search',
  chosen: (label: string) => `${label} chosen`,
  removed: (label: string) => `${label} removed`,
  more: (count: number) => `${figure(count)} more. Type to narrow the list.`,
  none: (query: string) => (query ? `Nothing found for “${query}”.` : 'There are no options.'),
  required: 'Choose at least one.',
});
