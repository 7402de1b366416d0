'use client';

import { devWarning } from '../../internal/dev/devWarning';
import type { AnyRowFeature } from '../../internal/table/features';
import { VirtualRows } from './VirtualRows';

/** A feature of `useDataTable`: of thousands of rows, those in sight are rendered. The page scrolls, not a box around the table. */
export const virtualRows = (): AnyRowFeature => ({
  name: 'virtualRows',
  order: 90,
  useFeature: (model) => {
    if (process.env.NODE_ENV !== 'production' && model.extras.detail) warnOfDetails();
    return { ...model, extras: { ...model.extras, Body: VirtualRows, partial: true } };
  },
});

const warnOfDetails = () =>
  devWarning(
    'virtualRows() came with a feature that shows something below a row.',
    'What expandable() opens, and what treeRows() loads, would have no place among the measured heights.',
    'Leave virtualRows() out; or give treeRows() all rows, without `loadChildren`.',
  );
