import type { AnyRowFeature } from '../../internal/table/features';
// The rules for columns that stay.
import './stickyColumns.css';

/** A feature of `useDataTable`: the first column, with what can be chosen or opened before it, stays in sight while the others scroll. */
export const stickyFirstColumn = (): AnyRowFeature => ({
  name: 'stickyFirstColumn',
  order: 95,
  useFeature: (model) => {
    const controls = model.columns.findIndex(({ control }) => !control);
    return { ...model, extras: { ...model.extras, sticky: controls + 1 } };
  },
});
