'use client';

import type { AnyRowFeature } from '../../internal/table/features';
import { VirtualRows } from './VirtualRows';

/** A feature of `useDataTable`: of thousands of rows, those in sight are rendered. The page scrolls, not a box around the table. */
export const virtualRows = (): AnyRowFeature => ({
  name: 'virtualRows',
  order: 90,
  useFeature: (model) => ({ ...model, extras: { ...model.extras, Body: VirtualRows, partial: true } }),
});
