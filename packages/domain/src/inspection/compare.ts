import { type Condition, conditions, type InspectedArea, type InspectionComparison } from './schema.ts';

const grade = (condition: Condition) => conditions.indexOf(condition);

/** Whether something is in a worse condition than it was; what does not apply, or was not looked at, is not. */
export const isWorse = (before: Condition | null, after: Condition | null): boolean =>
  before !== null && after !== null && before !== 'none' && after !== 'none' && grade(after) > grade(before);

type Row = InspectionComparison['rows'][number];

const rowsOf = (areas: readonly InspectedArea[]) =>
  areas.flatMap(({ name: area, items }) =>
    items.map(({ name: item, condition }) => ({ area, item, condition })),
  );

const keyOf = ({ area, item }: Pick<Row, 'area' | 'item'>) => JSON.stringify([area, item]);

/** The items of an inspection beside those of an earlier one; what only the earlier one has stands last. */
export function compareAreas(before: readonly InspectedArea[], after: readonly InspectedArea[]): Row[] {
  const earlier = new Map(rowsOf(before).map((row) => [keyOf(row), row]));
  const rows = rowsOf(after).map((row): Row => {
    const was = earlier.get(keyOf(row))?.condition ?? null;
    earlier.delete(keyOf(row));
    return {
      area: row.area,
      item: row.item,
      before: was,
      after: row.condition,
      worse: isWorse(was, row.condition),
    };
  });
  const gone = [...earlier.values()].map(
    ({ area, item, condition }): Row => ({ area, item, before: condition, after: null, worse: false }),
  );
  return [...rows, ...gone];
}
