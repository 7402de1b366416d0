import type { ListStorage } from '@rentsafe/ui/ListPage';
import { readLogin } from '../login/storedLogin';
import { readStored } from '../offline/stored';

/** Each user of a shared computer has their own. */
const keyOf = (key: string) => `rentsafe.${key}.${readLogin()?.id ?? ''}`;

/** How users want their lists, and the views that they saved, on this computer. */
export const listStorage: ListStorage = {
  getItem: (key) => readStored(keyOf(key)),
  setItem: (key, value) => localStorage.setItem(keyOf(key), value),
};
