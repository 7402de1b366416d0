import { defineMessages } from '../../internal/messages/messages';
export const diffMessages = defineMessages('diff', {
  field: 'Field',
  before: 'Before',
  after: 'After',
  missing: 'None',
  same: 'There are no differences.',
});
