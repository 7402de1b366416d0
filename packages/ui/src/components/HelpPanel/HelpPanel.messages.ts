import { defineMessages } from '../../internal/messages/messages';

export const helpPanelMessages = defineMessages('helpPanel', {
  help: 'Help',
  close: 'Close help',
});
