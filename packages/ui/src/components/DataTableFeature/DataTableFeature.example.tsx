import { Checkbox } from '@rentsafe/ui/Checkbox';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type DataTableFeature, toolOf } from '@rentsafe/ui/DataTableFeature';
import { Clock } from 'lucide-react';
import { useState } from 'react';

/** A feature of one's own: a tool that leaves out what is not late. */
const lateRows = <Row,>(isLate: (row: Row) => boolean): DataTableFeature<Row> => ({
  name: 'lateRows',
  order: 25,
  useFeature: (model) => {
    const [onlyLate, setOnlyLate] = useState(false);
    const set = ({ checked }: { checked: boolean }) => setOnlyLate(checked);
    const panel = () => <Checkbox label="Only late jobs" checked={onlyLate} onCheckedChange={set} />;
    return {
      ...model,
      rows: onlyLate ? model.rows.filter(isLate) : model.rows,
      tools: [...model.tools, toolOf({ label: 'Late jobs', icon: <Clock aria-hidden="true" />, panel })],
      extras: { ...model.extras, filtered: model.extras.filtered || onlyLate },
    };
  },
});

interface Job {
  id: number;
  vehicle: string;
  /** Days until it is due; negative once it is late. */
  dueIn: number;
}

const jobs: Job[] = [
  { id: 1, vehicle: 'AEZ 1234', dueIn: -2 },
  { id: 2, vehicle: 'AFB 8071', dueIn: 3 },
];
const columns: Column<Job>[] = [
  { id: 'vehicle', header: 'Vehicle', cell: 'vehicle', kind: 'reference', rowHeader: true },
  { id: 'due', header: 'Due in days', cell: ({ dueIn }) => String(dueIn), kind: 'number' },
];
const features = [lateRows(({ dueIn }: Job) => dueIn < 0)];

export function Jobs() {
  const table = useDataTable({ columns, rows: jobs, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="Jobs" title="Jobs" status="ready" />;
}
