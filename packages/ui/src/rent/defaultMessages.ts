import { addressRepeaterMessages } from './AddressRepeater/AddressRepeater.messages';
import { ageingBarMessages } from './AgeingBar/AgeingBar.messages';
import { ageingCardMessages } from './AgeingCard/AgeingCard.messages';
import { approvalBannerMessages } from './ApprovalBanner/ApprovalBanner.messages';
import { classificationLegendMessages } from './ClassificationLegend/ClassificationLegend.messages';
import { contactRepeaterMessages } from './ContactRepeater/ContactRepeater.messages';
import { matchingListMessages } from './MatchingList/MatchingList.messages';
import { statementMessages } from './Statement/Statement.messages';

/** Every English text of the rental parts, in one object: one group for each. */
export const rentMessages = {
  addressRepeater: addressRepeaterMessages.defaults,
  ageingBar: ageingBarMessages.defaults,
  ageingCard: ageingCardMessages.defaults,
  approvalBanner: approvalBannerMessages.defaults,
  classificationLegend: classificationLegendMessages.defaults,
  contactRepeater: contactRepeaterMessages.defaults,
  matchingList: matchingListMessages.defaults,
  statement: statementMessages.defaults,
};

export type RentMessages = typeof rentMessages;
