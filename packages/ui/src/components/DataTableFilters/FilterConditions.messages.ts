import { defineMessages } from '../../internal/messages/messages';

export const filterConditionsMessages = defineMessages('filterConditions', {
  /** Names the list of what follows. */
  condition: 'Condition',
  text: 'Text',
  contains: 'contains',
  notContains: 'does not contain',
  is: 'is',
  isNot: 'is not',
  startsWith: 'starts with',
  isEmpty: 'is empty',
  isNotEmpty: 'is not empty',
  /** A filter in force: 'Mechanic is not Ada', 'Registration is empty'. */
  sentence: (label: string, condition: string, value?: string) =>
    value === undefined ? `${label} ${condition}` : `${label} ${condition} ${value}`,
});
