export type { MatchingItem, MatchingStatus, MatchingSuggestion } from './items';
export { MatchingList, type MatchingListProps } from './MatchingList';
