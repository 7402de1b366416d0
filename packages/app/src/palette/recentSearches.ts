import { recents } from '../session/recents';

export const recentSearches = recents<string>(5, (query) => query);
