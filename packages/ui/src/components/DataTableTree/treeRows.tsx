'use client';

import { type ReactNode, useId, useMemo } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { plainValueOf, type RowKey, type TableColumn } from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { RowsWithDetails } from '../../internal/table/RowsWithDetails';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { announce } from '../Announcer';
import { dataTableTreeMessages } from './DataTableTree.messages';
import { TreeCell } from './TreeCell';
import { TreeNote } from './TreeNote';
import { chosenWith, openRows, pathTo, type Tree, type TreeNode, treeOf } from './tree';
import { useAsking, useLoadedChildren } from './useLoadedChildren';

export interface TreeRowsOptions<Row> {
  /** The rows that a row holds, where `rows` are those at the top; undefined where it holds none, or they are still to be loaded. */
  childrenOf?: (row: Row) => readonly Row[] | undefined;
  /** The key of the row that holds a row, where `rows` are all of them, in any order. A row whose parent is not there stands at the top. */
  parentOf?: (row: Row) => RowKey | null | undefined;
  /** Fetches what a row holds when it opens first; it is kept while the table is there. Where it rejects, the user can retry. */
  loadChildren?: (row: Row) => Promise<readonly Row[]>;
  /** Which rows have something to load. @default all */
  canExpand?: (row: Row) => boolean;
  /** The keys of the open rows, where the caller holds them, or `all`. */
  expanded?: ReadonlySet<RowKey> | 'all';
  /** The rows that start open, by key, or `all`. @default none */
  defaultExpanded?: ReadonlySet<RowKey> | 'all';
  /** Called when the user opens or closes a row. */
  onExpandedChange?: (event: { expanded: ReadonlySet<RowKey> }) => void;
  /** With `selection()`: choosing a row chooses all that are below it and here. @default false */
  selectsChildren?: boolean;
}

/** A feature of `useDataTable`: rows that hold rows, which open and close below them. */
export const treeRows = <Row,>(options: TreeRowsOptions<Row>): DataTableFeature<Row> => ({
  name: 'treeRows',
  order: 58,
  useFeature: (model) => useTreeRows(model, options),
});

function useTreeRows<Row>(model: TableModel<Row>, options: TreeRowsOptions<Row>): TableModel<Row> {
  const { columns, rows, rowKey, rowName, total, extras } = model;
  const { selectsChildren = false } = options;
  const { tree, lacks, ask, wasAsked, loads } = useTree(model, options);
  const nodeOf = (row: Row) => tree.nodes.get(rowKey(row)) as TreeNode<Row>;
  const canOpen = (node: TreeNode<Row>) => node.children.length > 0 || lacks(node.row);

  const [expanded, setExpanded] = useFeatureState<ReadonlySet<RowKey> | 'all'>({
    controlled: options.expanded !== undefined,
    value: options.expanded ?? none,
    defaultValue: options.defaultExpanded ?? none,
    // Only `all` is no set, and no press leads to it.
    onChange: (next) => options.onExpandedChange?.({ expanded: next as ReadonlySet<RowKey> }),
  });
  const isOpen = (node: TreeNode<Row>) =>
    canOpen(node) && (expanded === 'all' || expanded.has(rowKey(node.row)));
  const turn = (key: RowKey) => {
    const next = new Set(expanded === 'all' ? tree.nodes.keys() : expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };

  const shown = openRows(tree.top, isOpen);
  const waiting = new Set(shown.filter((row) => lacks(row) && isOpen(nodeOf(row))));
  useAsking(waiting, { ask, wasAsked });
  const tableId = useId();
  const heading = columns.find(({ rowHeader }) => rowHeader) ?? columns.find(({ control }) => !control);
  const noteOf = (row: Row) => {
    const key = rowKey(row);
    const load = loads.get(key) ?? { state: 'loading' };
    const isNoted = waiting.has(row) && (load.state !== 'ready' || load.rows.length === 0);
    if (!isNoted) return extras.detail?.(row);
    const state = load.state === 'ready' ? 'empty' : load.state;
    const props = { name: rowName(row), level: nodeOf(row).level, state } as const;
    return {
      ...(heading && { from: heading.id }),
      id: `${tableId}-${key}`,
      content: <TreeNote {...props} onRetry={() => void ask(row)} />,
    };
  };

  const inTree = (column: TableColumn<Row>): TableColumn<Row> => ({
    ...column,
    ...exportedValue(column),
    cell: (row) => {
      const node = nodeOf(row);
      const open = canOpen(node) ? isOpen(node) : undefined;
      return (
        <TreeCell name={rowName(row)} level={node.level} open={open} onToggle={() => turn(rowKey(row))}>
          {typeof column.cell === 'function' ? column.cell(row) : (row[column.cell] as ReactNode)}
        </TreeCell>
      );
    },
  });
  const exported = useExportedColumns(tree, model);
  const isWhole = !total.isCapped && total.count <= rows.length;
  return {
    ...model,
    rows: shown,
    total: isWhole ? { count: tree.nodes.size } : total,
    columns: [...columns.map((column) => (column === heading ? inTree(column) : column)), ...exported],
    ...(selectsChildren && { chosenWith: (row: Row, chosen: boolean) => chosenWith(nodeOf(row), chosen) }),
    extras: {
      ...extras,
      results: rows,
      rowProps: (row) => ({ ...extras.rowProps?.(row), 'data-level': String(nodeOf(row).level) }),
      ...(options.loadChildren && { Body: RowsWithDetails, detail: noteOf }),
    },
  };
}

/** What an export had of its cell before that was a function. */
function exportedValue<Row>(column: TableColumn<Row>) {
  const value = plainValueOf(column);
  return value && { value };
}

const none: ReadonlySet<RowKey> = new Set();
const holdsNone = () => undefined;

/** The rows that are here as a tree, and how to get those that are not. */
function useTree<Row>(model: TableModel<Row>, options: TreeRowsOptions<Row>) {
  const { rows, rowKey, rowName, arrange } = model;
  const { childrenOf = holdsNone, parentOf, loadChildren, canExpand = () => true } = options;
  const messages = useMessages(dataTableTreeMessages);
  const loading = useLoadedChildren({
    load: loadChildren,
    rowKey,
    onLoaded: (row, count) =>
      announce(count > 0 ? messages.loaded(rowName(row), count) : messages.empty(rowName(row))),
    onFailed: (row) => announce(messages.failed(rowName(row))),
  });
  const { loads } = loading;
  const tree = useMemo(() => {
    const loaded = (row: Row) => {
      const load = loads.get(rowKey(row));
      return load?.state === 'ready' ? load.rows : undefined;
    };
    return treeOf({ rows, rowKey, parentOf, arrange, childrenOf: (row) => childrenOf(row) ?? loaded(row) });
  }, [rows, rowKey, parentOf, arrange, childrenOf, loads]);
  const isHere = (row: Row) =>
    childrenOf(row) !== undefined ||
    (!loads.has(rowKey(row)) && (tree.nodes.get(rowKey(row))?.children.length ?? 0) > 0);
  return {
    ...loading,
    tree,
    lacks: (row: Row) => loadChildren !== undefined && canExpand(row) && !isHere(row),
  };
}

/** What indentation says, for a file. */
function useExportedColumns<Row>(
  { nodes }: Tree<Row>,
  { rowKey, rowName }: TableModel<Row>,
): TableColumn<Row>[] {
  const messages = useMessages(dataTableTreeMessages);
  const hidden = { exportedOnly: true, cell: () => null };
  const pathOf = (row: Row) => {
    const node = nodes.get(rowKey(row));
    return node && pathTo(node).map(rowName).join(' / ');
  };
  return [
    {
      ...hidden,
      id: 'rs-tree-level',
      header: messages.levelColumn,
      value: (row) => nodes.get(rowKey(row))?.level,
    },
    { ...hidden, id: 'rs-tree-path', header: messages.pathColumn, value: pathOf },
  ];
}
