import { claimStates } from '@rentsafe/domain/claim';
import { expect, test } from 'vitest';
import { claimActionsOf } from './claimActions';

test('users draft, give notice and settle; Admins list, and withdraw what is listed', () => {
  const table = claimStates.map((state) => [claimActionsOf(state, true), claimActionsOf(state, false)]);
  expect(table).toEqual([
    [
      ['notice', 'edit', 'withdraw'],
      ['notice', 'edit', 'withdraw'],
    ],
    [['list', 'withdraw'], ['withdraw']],
    [['settle', 'withdraw'], ['settle']],
    [[], []],
    [[], []],
  ]);
});
