import { defineMessages } from '../../internal/messages/messages';
export const approvalBannerMessages = defineMessages('approvalBanner', {
  prepared: (by: string) => `Prepared by ${by}.`,
  someoneElse: 'someone else',
  waiting: (approver: string) => `To be approved by ${approver}`,
  waitingForOther: (approver: string) => `You prepared this. To be approved by ${approver}`,
  approved: (by: string, on: string) => `Approved by ${by} on ${on}`,
  approvedAlone: (by: string, on: string) => `Approved by ${by}, alone, on ${on}`,
  nobodyElse: 'Nobody else could approve it.',
});
