import { defineMessages } from '../../internal/messages/messages';

export const timeFieldMessages = defineMessages('timeField', {
  format: (example: string) => `Enter a time, such as ${example}.`,
  min: (time: string) => `Enter ${time} or a later time.`,
  max: (time: string) => `Enter ${time} or an earlier time.`,
});
