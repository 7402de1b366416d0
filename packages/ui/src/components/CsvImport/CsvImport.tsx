'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { hasFocus } from '../../internal/overlay/focus';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { Callout } from '../Callout';
import { FileField } from '../FileField';
import { Inline } from '../Inline';
import { ProgressBar } from '../ProgressBar';
import { Stepper } from '../Stepper';
import * as styles from './CsvImport.css';
import { csvImportMessages } from './CsvImport.messages';
import { MapColumns } from './MapColumns';
import { Preview } from './Preview';
import { type ColumnNames, type CsvColumn, type CsvRow, mappedNames } from './rows';
import { errorsOf, useRowTexts } from './rowTexts';
import { type CsvImportCalls, type ImportState, useCsvImport } from './useCsvImport';

export interface CsvImportProps extends Omit<ComponentProps<'section'>, 'children'>, CsvImportCalls {
  /** Names it: 'Import leases'. */
  label: string;
  /** The values of a row, each with its name and how it is read. */
  columns: readonly CsvColumn[];
  /** The ids of the columns that together identify a row: the second row with the same values is a duplicate. @default none */
  uniqueBy?: readonly string[];
  /** The names of the file's columns that were chosen last time, by the id of the column. @default none */
  defaultMapping?: ColumnNames;
  /** Called with the names of the chosen columns when rows are checked: what the next import gets as `defaultMapping`. */
  onMapped?: (detail: { mapping: ColumnNames }) => void;
  /** Why what was checked may not be imported, by this user or as it is: shown with the rows, which stay stored. @default it may */
  saveObstacle?: string | ((detail: { rows: readonly CsvRow[] }) => string | undefined);
  /** What is above the button that imports: what the new rows come to, and fields that belong to all of them. @default nothing */
  renderSummary?: (detail: { rows: readonly CsvRow[] }) => ReactNode;
  /** What is shown of a call that failed. @default that it did not work, with the advice to try again */
  renderFailure?: (detail: { error: unknown }) => ReactNode;
}

const stages = ['file', 'columns', 'check', 'save'] as const;
type Stage = (typeof stages)[number];

const stageOf: Record<ImportState['step'], Stage> = {
  file: 'file',
  reading: 'file',
  columns: 'columns',
  checking: 'columns',
  preview: 'check',
  saving: 'save',
  stopped: 'save',
  done: 'save',
  undoing: 'save',
  undone: 'save',
};

const MAX_BYTES = 20_000_000;
const start: ImportState = { step: 'file' };
const withoutFailure = ({ failure: _, ...state }: ImportState) => state as ImportState;
const none: readonly string[] = [];
const noNames: ColumnNames = {};

/**
 * Rows from a CSV file: choose it, map its columns, correct what is wrong with each row, import, undo. The file is read in the
 * browser, a part at a time; the calls check, store and import the rows. Renders a `section`.
 */
export function CsvImport({
  label,
  columns,
  uniqueBy = none,
  defaultMapping = noNames,
  onMapped,
  saveObstacle,
  renderSummary,
  renderFailure,
  onStart,
  onCheck,
  onCommit,
  onUndo,
  className,
  ...rest
}: CsvImportProps) {
  const messages = useMessages(csvImportMessages);
  checkNamed('CsvImport', 'label', label);
  const ids = columns.map(({ id }) => id);
  checkValues('CsvImport', label, ids);
  const { dates } = useLocale();
  const texts = useRowTexts(messages);
  const flow = useCsvImport({
    ...{ columns, uniqueBy, dates, onCheck, onCommit, onUndo },
    remembered: defaultMapping,
    ...(onStart && { onStart }),
    onRechecked: (row) =>
      announce(messages.rechecked(row.line, messages[row.result], errorsOf(row, columns, texts))),
  });
  const { state } = flow;
  const obstacleId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const stepBefore = useRef<ImportState['step']>('file');

  // The control that had the focus is gone with its step. A focus elsewhere on the page stays there.
  useEffect(() => {
    if (stepBefore.current === state.step) return;
    stepBefore.current = state.step;
    const section = contentRef.current?.parentElement;
    if (!hasFocus() || section?.contains(document.activeElement)) contentRef.current?.focus();
  }, [state.step]);

  const otherFile = <Button onClick={() => flow.cancel(start)}>{messages.otherFile}</Button>;
  const progress = (text: string, value?: number, max = 1, button?: ReactNode) => (
    <>
      <p className={styles.text}>{text}</p>
      <ProgressBar label={text} {...(value !== undefined && { value, max })} />
      {button && <Inline>{button}</Inline>}
    </>
  );
  const cancelTo = (back: ImportState) => (
    <Button onClick={() => flow.cancel(back)}>{messages.cancel}</Button>
  );

  const content = () => {
    switch (state.step) {
      case 'file':
        return (
          <FileField
            label={messages.fileLabel}
            hint={messages.fileHint}
            accept=".csv,.txt,text/csv"
            maxBytes={MAX_BYTES}
            error={state.problem && messages[state.problem]}
            onValueChange={({ value: [file] }) => file && void flow.chooseFile(file)}
          />
        );
      case 'reading':
        return progress(messages.reading, state.share, 1, cancelTo(start));
      case 'columns': {
        const isMapped =
          columns.every(({ id, required }) => !required || flow.mapping[id] !== undefined) &&
          (flow.unclearDay === null || flow.dayOrder !== undefined);
        return (
          <>
            {state.encoding === 'windows-1252' && <Callout tone="warning">{messages.windows}</Callout>}
            <MapColumns
              {...{ columns, messages }}
              file={state.file}
              mapping={flow.mapping}
              onMap={flow.setMapping}
              unclearDay={flow.unclearDay}
              dayOrder={flow.dayOrder}
              onDayOrder={flow.setDayOrder}
            />
            <Inline>
              <Button
                variant="primary"
                aria-disabled={!isMapped || undefined}
                onClick={() => {
                  if (!isMapped) return;
                  onMapped?.({ mapping: mappedNames(flow.mapping, state.file.header) });
                  void flow.check(state);
                }}
              >
                {messages.checkRows(state.file.rows.length)}
              </Button>
              {otherFile}
            </Inline>
          </>
        );
      }
      case 'checking':
        return progress(messages.checking, state.share, 1, cancelTo({ ...state, step: 'columns' }));
      case 'preview': {
        const count = (result: string) => state.rows.filter((row) => row.result === result).length;
        const fresh = state.rows.filter(({ result }) => result === 'new');
        const [added, errors] = [fresh.length, count('error')];
        const isPending = state.rows.some(({ recheck }) => recheck === 'pending');
        const obstacle =
          (errors > 0 && messages.fixErrors(errors)) ||
          (isPending && messages.waitForCheck) ||
          (fresh.length === 0 && messages.nothingNew) ||
          (typeof saveObstacle === 'function' ? saveObstacle({ rows: fresh }) : saveObstacle);
        return (
          <>
            <p className={styles.text}>
              {messages.counts(added, count('duplicate'), errors, count('skipped'))}
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
                onClick={() => obstacle === undefined && void flow.save(state.rows)}
              >
                {messages.import(added)}
              </Button>
              {otherFile}
            </Inline>
            <Preview
              {...{ columns, messages, texts }}
              mapping={flow.mapping}
              rows={state.rows}
              onCorrect={flow.correct}
              onCheckAgain={(line) => flow.checkAgain([line])}
            />
          </>
        );
      }
      case 'saving':
        return progress(
          messages.saving,
          Math.min(state.done, state.total),
          state.total,
          <Button onClick={flow.stop}>{messages.stop}</Button>,
        );
      case 'stopped':
        return (
          <>
            <p className={styles.text}>{messages.stopped(state.done)}</p>
            <Inline>
              <Button variant="primary" onClick={() => void flow.save(state.rows, state.done)}>
                {messages.resume}
              </Button>
              <Button onClick={() => void flow.undo(withoutFailure(state))}>{messages.undo}</Button>
            </Inline>
          </>
        );
      case 'done':
        return (
          <>
            <Callout tone="success">{messages.done(state.done)}</Callout>
            <Inline>
              <Button onClick={() => void flow.undo(withoutFailure(state))}>{messages.undo}</Button>
              {otherFile}
            </Inline>
          </>
        );
      case 'undoing':
        return progress(messages.undoing);
      case 'undone':
        return (
          <>
            <Callout tone="info">{messages.undone}</Callout>
            <Inline>{otherFile}</Inline>
          </>
        );
    }
  };

  const stage = stageOf[state.step];
  return (
    <section aria-label={label} {...rest} className={clsx(styles.root, className)} data-step={state.step}>
      <Stepper
        label={label}
        value={stage}
        steps={stages.map((value, at) => ({
          value,
          label: messages[value],
          ...((at < stages.indexOf(stage) || state.step === 'done') && { state: 'done' as const }),
        }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        ref={contentRef}
        role="group"
        aria-label={messages[stage]}
        tabIndex={-1}
        className={styles.content}
      >
        {state.failure && (
          <Callout tone="danger" role="alert">
            {renderFailure?.(state.failure) ?? messages.failed}
          </Callout>
        )}
        {content()}
      </div>
    </section>
  );
}
