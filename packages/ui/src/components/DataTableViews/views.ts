/** A table as it was saved under a name: what of it was saved, by feature. It survives JSON. */
export interface SavedView {
  /** What the user called it. */
  name: string;
  /** `sort`, `filters` and `hidden`, as far as the table has them. */
  state: Readonly<Record<string, unknown>>;
}

/** Where views are kept: a server, or the storage of a browser. `read` may return anything. */
export interface ViewStorage {
  /** Returns what was written last. */
  read: () => unknown;
  /** Stores all views. */
  write: (views: readonly SavedView[]) => void;
}

const isView = (view: unknown): view is SavedView => {
  const { name, state } = (view ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && name.trim() !== '' && typeof state === 'object' && state !== null;
};

/** The views that a storage holds; what is none of them is left out, also where reading throws. */
export function readViews(storage: ViewStorage): readonly SavedView[] {
  try {
    const views = storage.read();
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

/** The views with one more, by name; one of that name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].sort((a, b) => a.name.localeCompare(b.name, 'en-GB', { numeric: true }));
}
