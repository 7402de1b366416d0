import { expect, test } from 'vitest';
import { clearLogin } from '../login/storedLogin';
import { signedIn } from '../testing/login';
import { recents } from './recents';

test('holds the newest, each once', () => {
  signedIn();
  const { read, remember } = recents<string>(2, (text) => text.toLowerCase());
  for (const text of ['a', 'b', 'c', 'B']) remember(text);
  expect(read()).toEqual(['B', 'c']);
});

test('holds them for one person: until another signs in, and nothing for nobody', () => {
  signedIn();
  const { read, remember } = recents<string>(2, (text) => text);
  remember('a');
  signedIn({ access_token: 'access-2' });
  expect(read()).toEqual(['a']);
  signedIn({ username: 'other@example.com' });
  expect(read()).toEqual([]);
  remember('b');
  clearLogin();
  remember('c');
  expect(read()).toEqual([]);
});
