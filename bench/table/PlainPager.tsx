import type { TableProps } from './subject.tsx';

/** For subjects that bring no pager: `Page 2 of 50`, Previous and Next. */
export function PlainPager({ page, pageCount, onPageChange }: Omit<TableProps, 'rows'>) {
  return (
    <nav className="pager" aria-label="Pagination">
      <span>
        Page {page} of {pageCount}
      </span>
      <button type="button" disabled={page === 1} onClick={() => onPageChange(page - 1)}>
        Previous
      </button>
      <button type="button" disabled={page === pageCount} onClick={() => onPageChange(page + 1)}>
        Next
      </button>
    </nav>
  );
}
