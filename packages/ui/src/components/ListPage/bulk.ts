import type { ReactNode } from 'react';
import type { Selection } from '../DataTableSelection';
import type { AnyList, ListQuery } from './defineList';

/** The question before something is done with many rows. */
export interface ListConfirmation {
  /** With its verb: 'Archive 3 jobs?' */
  title: string;
  /** What will happen, and whether it can be undone. @default how many are selected */
  description?: ReactNode;
  /** The verb of the question. @default the label of the action */
  confirmLabel?: string;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'danger' | 'neutral';
}

/** What is done with the selected rows. */
export interface BulkRun<L extends AnyList, Row> {
  /** Which are selected: some, or all but some. What a server needs to act on all that match, with the query. */
  selection: Selection;
  /** What the list showed. */
  query: ListQuery<L>;
  /** The rows, as they are now. */
  rows: readonly Row[];
}

/** An action on the rows that are selected, on all pages. */
export interface ListBulkAction<L extends AnyList, Row> {
  /** The text of its button; a function is given how many are selected. */
  label: string | ((count: number) => string);
  /** Shown before the text; decoration. */
  icon?: ReactNode;
  /** Asks first; a text is the question. */
  confirm?:
    | string
    | ListConfirmation
    | ((chosen: { count: number }) => string | ListConfirmation)
    | undefined;
  /** Reads the rows again before, and tells what has changed in them. False where the server acts by `selection` and `query`. @default true */
  readsRows?: boolean;
  /** Does it. While a promise is pending the button is busy; one that rejects is reported. */
  run: (chosen: BulkRun<L, Row>) => void | Promise<void>;
}

export const labelOf = (label: string | ((count: number) => string), count: number) =>
  typeof label === 'string' ? label : label(count);
