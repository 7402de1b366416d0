import { onLoginChange, readLogin } from '../login/storedLogin';

/** Personal data: in memory alone, newest first, and only while the person who searched is signed in. */
let searches: readonly string[] = [];
let owner: string | undefined;
const MOST = 5;

onLoginChange(() => {
  if (readLogin()?.username !== owner) searches = [];
});

export const recentSearches = (): readonly string[] => searches;

export function rememberSearch(query: string): void {
  const username = readLogin()?.username;
  if (!query || username === undefined) return;
  owner = username;
  searches = [query, ...searches.filter((other) => other !== query)].slice(0, MOST);
}
