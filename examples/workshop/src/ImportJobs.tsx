import { CsvImport, type CsvRow, type CsvRowResult } from '@rentsafe/ui/CsvImport';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useRef } from 'react';
import { jobForm } from './jobs/jobForm';
import { createJob, removeJobs } from './server/api';
import { mechanics } from './server/records';

const columns = [
  { id: 'customer', label: 'Customer', aliases: ['Client', 'Name'], required: true },
  { id: 'plate', label: 'Plate', aliases: ['Registration'], required: true },
  { id: 'mechanic', label: 'Mechanic' },
  { id: 'due', label: 'Due', kind: 'date', required: true },
  { id: 'isUrgent', label: 'Urgent', kind: 'yesNo' },
  { id: 'work', label: 'Work', aliases: ['Job', 'Description'], required: true },
  { id: 'labour', label: 'Labour', kind: 'amount', required: true },
] as const;

/** A row as the form has it; the first mechanic takes what nobody has. */
const parse = ({ values: { mechanic, isUrgent, ...values } }: CsvRow) =>
  jobForm.safeParse({ ...values, mechanic: mechanic || mechanics[0], isUrgent: isUrgent === 'true' });

function check(row: CsvRow): CsvRowResult {
  const parsed = parse(row);
  if (parsed.success) return { line: row.line, result: 'new' };
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]]),
  );
  return { line: row.line, result: 'error', errors };
}

export function ImportJobs() {
  const stored = useRef<CsvRow[]>([]);
  const imported = useRef<number[]>([]);
  return (
    <Stack>
      <PageHeader title="Import Jobs" description="Bookings from a spreadsheet, as a CSV file." />
      <CsvImport
        label="Import jobs"
        columns={columns}
        uniqueBy={['plate', 'due']}
        onStart={async () => {
          stored.current = [];
        }}
        onCheck={async (rows) => {
          stored.current.push(...rows);
          return rows.map(check);
        }}
        onCommit={async () => {
          for (const row of stored.current) {
            const job = await createJob(jobForm.parse(parse(row).data), crypto.randomUUID());
            imported.current.push(job.id);
          }
          return { committed: stored.current.length, remaining: 0 };
        }}
        onUndo={() => removeJobs(imported.current)}
      />
    </Stack>
  );
}
