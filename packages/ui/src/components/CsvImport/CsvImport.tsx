'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { hasFocus } from '../../internal/overlay/focus';
import { announce } from '../Announcer';
import { Callout } from '../Callout';
import { Stepper } from '../Stepper';
import * as styles from './CsvImport.css';
import { csvImportMessages } from './CsvImport.messages';
import { type FileFieldTexts, ImportStep } from './ImportStep';
import { type ConvertedFile, type CsvImportCalls, type ImportState, stageOf, stages } from './importState';
import type { CsvSummary } from './PreviewStep';
import type { ColumnNames, CsvColumn, CsvRow } from './rows';
import { errorsOf, useRowTexts } from './rowTexts';
import { useCsvImport } from './useCsvImport';

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
  renderSummary?: (detail: CsvSummary) => ReactNode;
  /**
   * Each row has a box to leave it out, with a reason; rows alike are kept, and say which row they are like.
   * @default false
   */
  canLeaveOut?: boolean;
  /** Reads another format than CSV, by its text. @default CSV alone */
  convert?: (text: string, file: { name: string }) => Promise<ConvertedFile>;
  /** Of the field for the file: its label, its hint, the endings of its files. @default those of CSV */
  fileField?: FileFieldTexts;
  /** What is shown of a call that failed. @default that it did not work, with the advice to try again */
  renderFailure?: (detail: { error: unknown }) => ReactNode;
}

const none: readonly string[] = [];
const noNames: ColumnNames = {};
const csvField: FileFieldTexts = {};

/** The control that had the focus is gone with its step: what shows the next one takes it. A focus elsewhere on the page stays there. */
function useFocusAtStep(step: ImportState['step']) {
  const contentRef = useRef<HTMLDivElement>(null);
  const stepBefore = useRef<ImportState['step']>('file');
  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    const section = contentRef.current?.parentElement;
    if (!hasFocus() || section?.contains(document.activeElement)) contentRef.current?.focus();
  }, [step]);
  return contentRef;
}

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
  canLeaveOut = false,
  convert,
  fileField = csvField,
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
    ...{ columns, uniqueBy, keepsAlike: canLeaveOut, dates, convert, onCheck, onCommit, onUndo },
    remembered: defaultMapping,
    ...(onStart && { onStart }),
    onRechecked: (row) =>
      announce(messages.rechecked(row.line, messages[row.result], errorsOf(row, columns, texts))),
  });
  const { state } = flow;
  const contentRef = useFocusAtStep(state.step);
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
        data-part="content"
        className={styles.content}
      >
        {state.failure && (
          <Callout tone="danger" role="alert">
            {renderFailure?.(state.failure) ?? messages.failed}
          </Callout>
        )}
        <ImportStep
          {...{
            flow,
            columns,
            messages,
            texts,
            saveObstacle,
            renderSummary,
            onMapped,
            canLeaveOut,
            fileField,
          }}
        />
      </div>
    </section>
  );
}
