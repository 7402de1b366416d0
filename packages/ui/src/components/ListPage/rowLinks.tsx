import type { MouseEvent } from 'react';
import type { RenderLink } from '../../internal/link/renderLink';
import { type Column, plainValueOf } from '../../internal/table/columns';
import type { AnyRowFeature, DataTableFeature, RowProps } from '../../internal/table/features';
import { Link } from '../Link';
import { row as rowClass } from './ListPage.css';

interface RowLinkOptions<Row> {
  /** Where a row leads; undefined where it leads nowhere. */
  hrefOf: ((row: Row) => string) | undefined;
  renderLink: RenderLink;
}

const part = 'row-link';

/** The cell that names a row leads to its page. */
export function rowLinks<Row>({ hrefOf, renderLink }: RowLinkOptions<Row>): DataTableFeature<Row> {
  type Cell = Column<Row>['cell'];
  // A cell made anew would render its column anew.
  const made = new Map<Cell, Cell>();
  const linked = (cell: Cell): Cell => {
    const known = made.get(cell);
    if (known) return known;
    const content = (row: Row) => (typeof cell === 'function' ? cell(row) : String(row[cell] ?? ''));
    const link: Cell = (row) => (
      <Link asChild underline="hover">
        {renderLink({ href: hrefOf?.(row) ?? '', children: content(row), ...{ 'data-part': part } })}
      </Link>
    );
    made.set(cell, link);
    return link;
  };
  return {
    name: 'rowLinks',
    order: 45,
    useFeature: (model) =>
      hrefOf
        ? {
            ...model,
            columns: model.columns.map((column) =>
              column.rowHeader
                ? { ...column, value: plainValueOf(column), cell: linked(column.cell) }
                : column,
            ),
          }
        : model,
  };
}

const pressable = 'a, button, input, select, textarea, label, summary, [role=button]';

/** True for a press on the row itself: not on a control in it, and not at the end of marking text in it. */
const isOnRow = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  target instanceof Element &&
  !target.closest(pressable) &&
  (window.getSelection()?.isCollapsed ?? true);

/** A press on a row opens it. By keyboard the link in the row does. */
export const rowOpening =
  <Row,>(onOpen: ((event: { row: Row }) => void) | undefined) =>
  (row: Row): RowProps => ({
    className: rowClass,
    onClick: (event: MouseEvent<HTMLTableRowElement>) => {
      if (!isOnRow(event)) return;
      if (onOpen) onOpen({ row });
      else event.currentTarget.querySelector<HTMLElement>(`[data-part=${part}]`)?.click();
    },
  });

export type AnyFeature<Row> = DataTableFeature<Row> | AnyRowFeature;
