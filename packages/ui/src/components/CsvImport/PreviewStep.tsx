import { type ReactNode, useId, useMemo } from 'react';
import { Button } from '../Button';
import { Callout } from '../Callout';
import { Inline } from '../Inline';
import * as styles from './CsvImport.css';
import { isSent } from './corrections';
import type { StateAt } from './importState';
import { Preview } from './Preview';
import type { CsvColumn, CsvRow } from './rows';
import type { RowTexts, Texts } from './rowTexts';
import type { ImportFlow } from './useCsvImport';

/** What is to be imported, and a way to leave rows of it out for a reason. */
export interface CsvSummary {
  /** The new rows, and those that are left out. */
  rows: readonly CsvRow[];
  leaveOut: (lines: readonly number[], reason: string) => void;
}

export interface PreviewStepProps {
  state: StateAt<'preview'>;
  flow: ImportFlow;
  columns: readonly CsvColumn[];
  messages: Texts;
  texts: RowTexts;
  saveObstacle: string | ((detail: { rows: readonly CsvRow[] }) => string | undefined) | undefined;
  renderSummary: ((detail: CsvSummary) => ReactNode) | undefined;
  onOtherFile: () => void;
  canLeaveOut: boolean;
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
  canLeaveOut,
}: PreviewStepProps) {
  const obstacleId = useId();
  const { sent, fresh, count, unexplained } = useMemo(() => {
    const counts = { duplicate: 0, skipped: 0, error: 0, new: 0 };
    for (const { result, leftOut } of rows) counts[leftOut === undefined ? result : 'skipped'] += 1;
    return {
      sent: rows.filter(isSent),
      fresh: counts.new,
      count: (result: keyof typeof counts) => counts[result],
      unexplained: rows.filter(({ leftOut }) => leftOut?.trim() === '').length,
    };
  }, [rows]);
  const errors = count('error');
  const isPending = rows.some(({ recheck }) => recheck === 'pending');
  const obstacle =
    (errors > 0 && messages.fixErrors(errors)) ||
    (isPending && messages.waitForCheck) ||
    (unexplained > 0 && messages.giveReasons(unexplained)) ||
    (fresh === 0 && messages.nothingNew) ||
    (typeof saveObstacle === 'function' ? saveObstacle({ rows: sent }) : saveObstacle);
  return (
    <>
      <p className={styles.text}>{messages.counts(fresh, count('duplicate'), errors, count('skipped'))}</p>
      {renderSummary?.({ rows: sent, leaveOut: flow.leaveOut })}
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
          {messages.import(fresh)}
        </Button>
        <Button onClick={onOtherFile}>{messages.otherFile}</Button>
      </Inline>
      <Preview
        {...{ columns, messages, texts, rows }}
        mapping={flow.mapping}
        onCorrect={flow.correct}
        onCheckAgain={(line) => flow.checkAgain([line])}
        onLeaveOut={canLeaveOut ? (line, reason) => flow.leaveOut([line], reason) : undefined}
      />
    </>
  );
}
