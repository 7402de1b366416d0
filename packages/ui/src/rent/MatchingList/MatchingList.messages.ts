import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const matchingListMessages = defineMessages('matchingList', {
  items: (left: number) => (left === 1 ? '1 left' : `${figure(left)} left`),
  suggestions: 'Suggestions',
  suggestionsFor: (title: string) => `Suggestions for ${title}`,
  found: (count: number) =>
    count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${figure(count)} suggestions`,
  none: 'No suggestions',
  noneHelp: 'No known record matches.',
  loading: 'Loading...',
  searching: 'Looking for suggestions...',
  confirm: (title: string) => `Match with ${title}`,
  hint: 'Arrow keys choose, Enter confirms and goes to the next.',
  confirmed: (next: string | undefined) =>
    next === undefined ? 'Matched. Nothing is left.' : `Matched. Next: ${next}`,
  empty: 'Nothing is left to match',
});
