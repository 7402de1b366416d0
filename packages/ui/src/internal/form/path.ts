/** A key in the path of a value: of an object, or the place in a list. */
export type PathKey = PropertyKey | { readonly key: PropertyKey };

const keyOf = (key: PathKey): string => String(typeof key === 'object' ? key.key : key);
const isPlace = (key: string | undefined) => key !== undefined && /^\d+$/.test(key);

/** The name of the field for a value at a path: `parts[1].price` for `['parts', 1, 'price']`. */
export const fieldName = (path: readonly PathKey[]): string =>
  path
    .map((key, at) =>
      at > 0 && isPlace(keyOf(key)) ? `[${keyOf(key)}]` : `${at > 0 ? '.' : ''}${keyOf(key)}`,
    )
    .join('');

/** The path that a name of a field means: one key, unless it is written as `fieldName` writes it. */
export const pathOf = (name: string): readonly string[] =>
  /^[^.[\]]+(\.[^.[\]]+|\[\d+\])+$/.test(name) ? (name.match(/[^.[\]]+/g) ?? [name]) : [name];

type Node = Record<string, unknown>;

/** Puts a value into an object at the path that its name means. */
export function setAt(root: Node, name: string, value: unknown): void {
  const path = pathOf(name);
  let node = root;
  for (const [at, key] of path.entries()) {
    const isLast = at === path.length - 1;
    const known = Object.hasOwn(node, key) ? node[key] : undefined;
    const next = isLast ? value : (known ?? (isPlace(path[at + 1]) ? [] : {}));
    // Not an assignment: `__proto__` is a name like any other.
    Object.defineProperty(node, key, { value: next, enumerable: true, configurable: true, writable: true });
    node = next as Node;
  }
}
