import { defineMessages } from '../../internal/messages/messages';
export const expandableTextMessages = defineMessages('expandableText', {
  showMore: 'Show more',
  showLess: 'Show less',
});
