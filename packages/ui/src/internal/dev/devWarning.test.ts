import { expect, it, vi } from 'vitest';
import { devWarning } from './devWarning';

it('reports what, why and how to correct it, once for the same text', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const warnTwice = () =>
    devWarning('Two columns are "name".', 'One hides the other.', 'Give each its own id.');
  warnTwice();
  warnTwice();
  devWarning('Two columns are "town".', 'One hides the other.', 'Give each its own id.');
  expect(warn.mock.calls).toEqual([
    ['@rentsafe/ui: Two columns are "name". One hides the other. Give each its own id.'],
    ['@rentsafe/ui: Two columns are "town". One hides the other. Give each its own id.'],
  ]);
});
