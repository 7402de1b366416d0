import { defineMessages } from '../../internal/messages/messages';

export const selectMessages = defineMessages('select', {
  /** An option that cannot be chosen, with the reason. */
  unavailable: (label: string, reason: string) => `${label} (${reason})`,
});
