import { onLoginChange, readLogin } from '../login/storedLogin';
import { createSignal } from '../offline/signal';

/** What the user had last, newest first: personal data, in memory alone, until nobody or somebody else is signed in. */
export function recents<Item>(most: number, keyOf: (item: Item) => string) {
  let items: readonly Item[] = [];
  let owner: string | undefined;
  const { notify, subscribe } = createSignal();

  function replace(next: readonly Item[]) {
    items = next;
    notify();
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
    subscribe,
  };
}
