export interface Paging {
  /** Within the pages that there are. */
  page: number;
  /** At least 1. */
  pages: number;
  /** The rows of the page, from 1; both 0 where there are none. */
  from: number;
  to: number;
  previous: number | null;
  next: number | null;
}

const whole = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/** A page of a list whose rows are counted. What is no number counts as nothing, a page beyond the end as the last. */
export function paginate(requestedPage: number, requestedSize: number, total: number): Paging {
  const count = whole(total);
  const size = whole(requestedSize) || 1;
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(pages, whole(requestedPage) || 1);
  return {
    page,
    pages,
    from: count === 0 ? 0 : (page - 1) * size + 1,
    to: Math.min(count, page * size),
    previous: page > 1 ? page - 1 : null,
    next: page < pages ? page + 1 : null,
  };
}

/** The page that a typed text names, held within those that there are; undefined where it names none. */
export function typedPage(typed: string, pages: number): number | undefined {
  const text = typed.trim();
  return /^\d+$/.test(text) ? Math.min(pages, Math.max(1, Number(text))) : undefined;
}
