import { onLoginChange, readLogin } from '../login/storedLogin';

/** What the user had last, newest first: personal data, in memory alone, until nobody or somebody else is signed in. */
export function recents<Item>(most: number, keyOf: (item: Item) => string) {
  let items: readonly Item[] = [];
  let owner: string | undefined;
  const listeners = new Set<() => void>();

  function replace(next: readonly Item[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function watchLogin() {
    const stop = onLoginChange(() => {
      if (readLogin()?.username === owner) return;
      stop();
      owner = undefined;
      replace([]);
    });
  }

  return {
    read: () => items,
    remember: (item: Item) => {
      const username = readLogin()?.username;
      if (username === undefined) return;
      if (owner === undefined) watchLogin();
      owner = username;
      replace([item, ...items.filter((other) => keyOf(other) !== keyOf(item))].slice(0, most));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
