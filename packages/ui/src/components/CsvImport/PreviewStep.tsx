import { type ReactNode, useId } from 'react';
import { Button } from '../Button';
import { Callout } from '../Callout';
import { Inline } from '../Inline';
import * as styles from './CsvImport.css';
import type { StateAt } from './importState';
import { Preview } from './Preview';
import type { CsvColumn, CsvRow } from './rows';
import type { RowTexts, Texts } from './rowTexts';
import type { ImportFlow } from './useCsvImport';

export interface PreviewStepProps {
  state: StateAt<'preview'>;
  flow: ImportFlow;
  columns: readonly CsvColumn[];
  messages: Texts;
  texts: RowTexts;
  saveObstacle: string | ((detail: { rows: readonly CsvRow[] }) => string | undefined) | undefined;
  renderSummary: ((detail: { rows: readonly CsvRow[] }) => ReactNode) | undefined;
  onOtherFile: () => void;
}

/** What was found in the rows, why they cannot be imported yet, and the rows themselves. */
export function PreviewStep({
  state: { rows },
  flow,
  columns,
  messages,
  texts,
  saveObstacle,
  renderSummary,
  onOtherFile,
}: PreviewStepProps) {
  const obstacleId = useId();
  const count = (result: string) => rows.filter((row) => row.result === result).length;
  const fresh = rows.filter(({ result }) => result === 'new');
  const errors = count('error');
  const isPending = rows.some(({ recheck }) => recheck === 'pending');
  const obstacle =
    (errors > 0 && messages.fixErrors(errors)) ||
    (isPending && messages.waitForCheck) ||
    (fresh.length === 0 && messages.nothingNew) ||
    (typeof saveObstacle === 'function' ? saveObstacle({ rows: fresh }) : saveObstacle);
  return (
    <>
      <p className={styles.text}>
        {messages.counts(fresh.length, count('duplicate'), errors, count('skipped'))}
      </p>
      {renderSummary?.({ rows: fresh })}
      {obstacle && (
        <Callout id={obstacleId} tone="warning">
          {obstacle}
        </Callout>
      )}
      <Inline>
        <Button
          variant="primary"
          aria-disabled={obstacle !== undefined || undefined}
          aria-describedby={obstacle && obstacleId}
          onClick={() => obstacle === undefined && void flow.save(rows)}
        >
          {messages.import(fresh.length)}
        </Button>
        <Button onClick={onOtherFile}>{messages.otherFile}</Button>
      </Inline>
      <Preview
        {...{ columns, messages, texts, rows }}
        mapping={flow.mapping}
        onCorrect={flow.correct}
        onCheckAgain={(line) => flow.checkAgain([line])}
      />
    </>
  );
}
