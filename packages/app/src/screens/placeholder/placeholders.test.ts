import { HOME_PATH } from '@rentsafe/domain/session';
import { expect, test } from 'vitest';
import pageTable from '../../pages.ts?raw';
import { placeholderOf, placeholderPaths } from './placeholders';

test('each stands for a planned page, and no other', () => {
  const planned = [...pageTable.matchAll(/planned\('([^']+)'/g)].map(([, path]) => `${HOME_PATH}${path}`);
  expect(placeholderPaths.toSorted()).toEqual(planned.toSorted());
});

// Word for word as the specification has them.
test.each([
  ['/communication', 'Communication'],
  ['/lease-templates', 'LeaseTemplate'],
])('%s reads %s', (path, text) => expect(placeholderOf(HOME_PATH + path)?.text).toBe(text));
