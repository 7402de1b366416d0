import { expect, it } from 'vitest';
import { contrast } from '../theme/contrast';
import { ratingColors } from './ratingColors';

it.each(Object.entries(ratingColors))(
  'text on the colour of %s has at least 4.5',
  (_, { solid, onSolid }) => {
    expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
  },
);
