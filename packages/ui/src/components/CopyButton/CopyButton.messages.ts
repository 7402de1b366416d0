import { defineMessages } from '../../internal/messages/messages';
export const copyButtonMessages = defineMessages('copyButton', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied. Select the text and press Ctrl+C or Cmd+C.',
});
