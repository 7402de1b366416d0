import { type ImportRecord, importSteps } from '@rentsafe/domain/import';
import { mayTake, verbsOf } from '@rentsafe/domain/step';
import { Badge, type Tone } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Inline } from '@rentsafe/ui/Inline';
import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useState } from 'react';
import { importList } from '../../../../calls/imports';
import { totalOf } from '../../../../calls/toPage';
import { useListPage } from '../../../../lists/useListPage';
import { RecordPager } from '../../../../record/RecordPager';
import { useStepLevel } from '../../../../session/useMay';
import { ImportFailure } from './ImportFailure';
import { UndoQuestion } from './UndoQuestion';
import { useContinue } from './useContinue';

const place = { name: 'imports' };
const features = [stackedRows()];
const none: readonly ImportRecord[] = [];

function stateOf({ state, counts }: ImportRecord): { label: string; tone: Tone } {
  if (state === 'committed') return { label: 'Imported', tone: 'success' };
  if (state === 'undone') return { label: 'Undone', tone: 'neutral' };
  return counts.committed > 0
    ? { label: 'Interrupted', tone: 'warning' }
    : { label: 'Not imported', tone: 'info' };
}

/** '200 of 450 imported, 3 with errors': what there is none of is left out. */
export function countsText({ counts: { new: added, duplicate, error, committed } }: ImportRecord): string {
  const parts = [
    added > 0 && `${committed} of ${added} imported`,
    duplicate > 0 && `${duplicate} ${duplicate === 1 ? 'duplicate' : 'duplicates'} left out`,
    error > 0 && `${error} with errors`,
  ];
  return parts.filter(Boolean).join(', ');
}

const columns: Column<ImportRecord>[] = [
  { id: 'name', header: 'File', cell: 'name', rowHeader: true },
  {
    id: 'kind',
    header: 'Contents',
    cell: ({ kind }) => (kind === 'leases' ? 'Leases' : 'Opening balances'),
  },
  {
    id: 'counts',
    header: 'Rows',
    value: countsText,
    cell: (record) => (
      <div>
        {countsText(record)}
        {record.state === 'open' && record.counts.error > 0 && (
          <Text size="sm" tone="muted">
            Correct them in the file, then choose it again.
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    cell: (record) => <Badge tone={stateOf(record).tone}>{stateOf(record).label}</Badge>,
  },
];

/** The imports of the book with their state: one that was interrupted goes on, one that was made can be undone. */
export function EarlierImports() {
  const level = useStepLevel();
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries: importList });
  const { running, failure, resume, stop } = useContinue();
  const [undoing, setUndoing] = useState<ImportRecord>();
  const rows = page?.results ?? none;
  const isBusy = running !== undefined;
  const actions = (record: ImportRecord) => {
    const verbs = verbsOf(importSteps, record, level);
    const left = verbs.includes('commit') ? record.counts.new - record.counts.committed : 0;
    const resumption = `Import ${left} ${left === 1 ? 'row' : 'rows'}`;
    return (
      <>
        {left > 0 && (
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={`${resumption} of ${record.name}`}
            onClick={() => void resume(record)}
          >
            {resumption}
          </Button>
        )}
        {verbs.includes('undo') && record.counts.committed > 0 && (
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={`Undo import of ${record.name}`}
            onClick={() => setUndoing(record)}
          >
            Undo
          </Button>
        )}
      </>
    );
  };
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    total: page && totalOf(page),
    features,
  });
  const text = running && `Importing ${running.record.name}: ${running.done} of ${running.total}`;
  return (
    <Stack gap={4}>
      {running && text && (
        <Callout tone="info">
          <Stack gap={2}>
            <span>{text}</span>
            <ProgressBar label={text} value={running.done} max={Math.max(1, running.total)} />
            <Inline>
              <Button onClick={stop}>Stop</Button>
            </Inline>
          </Stack>
        </Callout>
      )}
      {failure && (
        <Callout tone="danger" role="alert">
          <ImportFailure error={failure.error} />
        </Callout>
      )}
      <DataTable
        {...table}
        title="Earlier Imports"
        caption="Earlier imports"
        status={status}
        {...(mayTake(importSteps.steps.undo, level) && { rowActions: actions })}
        emptyHelp="Files you have checked stay here, before and after import."
        error={{ title: 'Could not fetch the imports', help: error }}
        onRetry={onRefresh}
        pagination={<RecordPager name="imports" records="imports" list={list} page={page} search={search} />}
      />
      {undoing && <UndoQuestion record={undoing} onClose={() => setUndoing(undefined)} />}
    </Stack>
  );
}
