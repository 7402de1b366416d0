import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Row } from './rows.ts';

export interface TableProps {
  rows: Row[];
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

export interface Mounted {
  flip: (rows: Row[], page: number) => void;
  unmount: () => void;
}

export interface Options {
  page: number;
  pageCount: number;
}

export type Mount = (root: HTMLElement, rows: Row[], options: Options) => Mounted;

export const headers = ['Reference', 'Tenant', 'Property', 'Balance', 'Report'] as const;

export const reportName = (row: Row) => `${row.action} about ${row.property}`;

let opened: Row | undefined;

/** What every row's button does. */
export function open(row: Row) {
  opened = row;
}

export const lastOpened = () => opened;

/** The button of a row by hand; subjects with a Button of their own take that where OWN_BUTTON is true. */
export function NativeButton({ row }: { row: Row }) {
  return (
    <button type="button" aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </button>
  );
}

const ignore = () => {};

/** Mounts `Table` in a React root of its own; a page flip is a new render with other rows. */
export const subject =
  (Table: ComponentType<TableProps>): Mount =>
  (root, firstRows, { page: firstPage, pageCount }) => {
    const reactRoot = createRoot(root);
    const show = (rows: Row[], page: number) =>
      reactRoot.render(<Table rows={rows} page={page} pageCount={pageCount} onPageChange={ignore} />);
    show(firstRows, firstPage);
    return { flip: show, unmount: () => reactRoot.unmount() };
  };
