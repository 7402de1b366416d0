import { devWarning } from '../../internal/dev/devWarning';
import type { RowKey } from '../../internal/table/columns';

export interface TreeNode<Row> {
  row: Row;
  /** 1 at the top. */
  level: number;
  parent: TreeNode<Row> | undefined;
  children: readonly TreeNode<Row>[];
}

export interface Tree<Row> {
  /** All that are known, by the key of their row. */
  nodes: ReadonlyMap<RowKey, TreeNode<Row>>;
  top: readonly TreeNode<Row>[];
}

interface Source<Row> {
  /** Of the list: those at the top or, with `parentOf`, all. */
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Those that a row holds, or undefined: there are none here. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** The key of the row that holds a row. */
  parentOf: ((row: Row) => RowKey | null | undefined) | undefined;
  /** Orders rows that were not among `rows`. */
  arrange: (rows: readonly Row[]) => readonly Row[];
}

/** Those that each row holds, in the order in which they came; a row whose parent is not here stands at the top. */
function byParent<Row>({ rows, rowKey, parentOf }: Source<Row>) {
  const here = new Set(rows.map(rowKey));
  const below = new Map<RowKey, Row[]>();
  const top: Row[] = [];
  for (const row of rows) {
    const parent = parentOf?.(row) ?? undefined;
    const siblings = parent !== undefined && below.get(parent);
    if (parent === undefined || !here.has(parent)) top.push(row);
    else if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  return { top, below };
}

/** The rows as a tree. Each is in it once, also one that is below itself. */
export function treeOf<Row>(source: Source<Row>): Tree<Row> {
  const { rowKey, childrenOf, arrange } = source;
  const nodes = new Map<RowKey, TreeNode<Row>>();
  const { top, below } = byParent(source);
  const heldBy = (row: Row) => below.get(rowKey(row)) ?? arrange(childrenOf(row) ?? []);
  const grow = (rows: readonly Row[], parent?: TreeNode<Row>): TreeNode<Row>[] =>
    rows.flatMap((row) => {
      const key = rowKey(row);
      if (nodes.has(key)) {
        if (process.env.NODE_ENV !== 'production') warnOfTwice(key);
        return [];
      }
      const node: TreeNode<Row> = { row, parent, level: (parent?.level ?? 0) + 1, children: [] };
      nodes.set(key, node);
      node.children = grow(heldBy(row), node);
      return [node];
    });
  const grown = grow(top);
  // What is left holds itself: no row at the top leads to it.
  for (const row of source.rows) if (!nodes.has(rowKey(row))) grown.push(...grow([row]));
  return { nodes, top: grown };
}

const warnOfTwice = (key: RowKey) =>
  devWarning(
    `treeRows() met the row "${key}" twice.`,
    'It is below itself or below two rows, and is shown once.',
    'Let `parentOf` or `childrenOf` lead to each row in one way, and `rowKey` return what no two share.',
  );

/** From the top, each followed by those below it where it is open. */
export const openRows = <Row>(
  nodes: readonly TreeNode<Row>[],
  isOpen: (node: TreeNode<Row>) => boolean,
): Row[] => nodes.flatMap((node) => [node.row, ...(isOpen(node) ? openRows(node.children, isOpen) : [])]);

/** A row and all below it. */
const branchOf = <Row>({ row, children }: TreeNode<Row>): Row[] => [row, ...children.flatMap(branchOf)];

/** From the top to a row. */
export const pathTo = <Row>({ row, parent }: TreeNode<Row>): Row[] => [
  ...(parent ? pathTo(parent) : []),
  row,
];

/** What is chosen with a row: all below it. What is cleared with it: also the rows that it stands below, which are whole no more. */
export const chosenWith = <Row>(node: TreeNode<Row>, chosen: boolean): Row[] =>
  chosen || !node.parent ? branchOf(node) : [...branchOf(node), ...pathTo(node.parent)];
