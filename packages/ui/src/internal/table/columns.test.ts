import { expect, it } from 'vitest';
import { leastTableWidth } from './columns';

it('DTB-3 the least width counts 8rem for a column without one', () => {
  expect(leastTableWidth([{ width: '12rem' }, {}])).toBe('calc(12rem + 8rem)');
});
