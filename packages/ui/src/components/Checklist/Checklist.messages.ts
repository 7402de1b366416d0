import { defineMessages } from '../../internal/messages/messages';

export const checklistMessages = defineMessages('checklist', {
  done: 'Done',
  open: 'To do',
  progress: (done: number, all: number) => `${done} of ${all} done`,
});
