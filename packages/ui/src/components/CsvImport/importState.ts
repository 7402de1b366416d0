import type { CheckedRow } from './corrections';
import type { ParsedFile, ParseProblem } from './parse';
import type { FileEncoding } from './readFile';
import type { CsvRow, CsvRowResult } from './rows';

export interface CsvImportCalls {
  /** Begins an import before the rows of a file are checked; those of an earlier check belong to another. @default nothing */
  onStart?: (file: CsvFile, signal: AbortSignal) => Promise<void>;
  /**
   * Checks at most 200 rows and stores them for the import, those with errors too; rejects when it cannot. A row that was
   * corrected comes again, with those that had errors for other reasons: it replaces the one of its line.
   */
  onCheck: (rows: readonly CsvRow[], signal: AbortSignal) => Promise<readonly CsvRowResult[]>;
  /** Imports the next of the stored rows; called until none remains, with all that are new, and those that the user left out. */
  onCommit: (
    signal: AbortSignal,
    rows: readonly CsvRow[],
  ) => Promise<{ committed: number; remaining: number }>;
  /** Undoes what was imported. */
  onUndo: (signal: AbortSignal) => Promise<void>;
}

/** The file that rows come from. */
export interface CsvFile {
  /** As the user's system names it: `leases.csv`. */
  name: string;
  /** Rows below the header that are not blank. */
  rows: number;
  /** The rows above the header, by their cells. */
  above: readonly (readonly string[])[];
}

/** A file of another format as rows under names; why it cannot be read, in a sentence; null for a file that is CSV. */
export type ConvertedFile =
  | { header: readonly string[]; rows: readonly (readonly string[])[] }
  | { problem: string }
  | null;

export interface ChosenFile {
  name: string;
  file: ParsedFile;
  encoding: FileEncoding;
}

export type ImportState = { failure?: { error: unknown } } & (
  | { step: 'file'; problem?: ParseProblem | 'unreadable' | { text: string } }
  | { step: 'reading'; share: number }
  | ({ step: 'columns' } & ChosenFile)
  | ({ step: 'checking'; share: number } & ChosenFile)
  | { step: 'preview'; rows: readonly CheckedRow[] }
  | { step: 'saving' | 'stopped'; rows: readonly CheckedRow[]; done: number; total: number }
  | { step: 'done'; done: number }
  | { step: 'undoing' }
  | { step: 'undone' }
);

/** An import at one of its steps. */
export type StateAt<Step extends ImportState['step']> = Extract<ImportState, { step: Step }>;

export const start: ImportState = { step: 'file' };

/** What the user sees of the steps. */
export const stages = ['file', 'columns', 'check', 'save'] as const;
export type Stage = (typeof stages)[number];

export const stageOf: Record<ImportState['step'], Stage> = {
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
