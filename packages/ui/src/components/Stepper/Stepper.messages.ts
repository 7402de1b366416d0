import { defineMessages } from '../../internal/messages/messages';

export const stepperMessages = defineMessages('stepper', {
  done: 'Done',
  error: 'Needs attention',
});
