import { defineMessages } from '../../internal/messages/messages';

export const wizardMessages = defineMessages('wizard', {
  back: 'Back',
  next: 'Continue',
});
