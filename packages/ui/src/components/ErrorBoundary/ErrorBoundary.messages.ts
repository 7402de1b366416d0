import { defineMessages } from '../../internal/messages/messages';
export const errorBoundaryMessages = defineMessages('errorBoundary', {
  title: 'Something went wrong here',
  advice: 'Try again. If it happens again, reload the page and tell your administrator what you were doing.',
});
