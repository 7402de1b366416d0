export {
  type MatchingItem,
  MatchingList,
  type MatchingListProps,
  type MatchingStatus,
  type MatchingSuggestion,
} from './MatchingList';
