import { defineMessages } from '../../internal/messages/messages';
export const hotkeysMessages = defineMessages('hotkeys', {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
});
