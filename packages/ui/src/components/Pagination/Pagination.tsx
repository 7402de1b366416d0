'use client';

import { clsx } from 'clsx/lite';
import { type FormEvent, useId, useState } from 'react';
import * as button from '../../internal/button/button.css';
import { control } from '../../internal/fields/control.css';
import { NativeSelect } from '../../internal/fields/NativeSelect';
import { useMessages } from '../../internal/messages/messages';
import { countText, type Total } from '../../internal/pager/countText';
import * as styles from '../../internal/pager/pager.css';
import type { PaginationBase } from '../../internal/pager/pagerProps';
import { BreakableText } from '../../internal/text/BreakableText';
import { figure } from '../../internal/text/figure';
import { checkPaging } from './checkPaging';
import { paginationMessages } from './Pagination.messages';
import { paginate, typedPage } from './paginate';

export interface PaginationProps extends PaginationBase {
  /** The page that is shown, from 1; one beyond the end counts as the last. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** Rows in all: a number, or a count that may be capped. */
  total: number | Total;
  /** Called when the user goes to another page. */
  onPageChange: (event: { page: number }) => void;
  /** What a user can choose between; without it the size is fixed. */
  pageSizes?: readonly number[];
  /** Called when the user changes the rows of a page. */
  onPageSizeChange?: (event: { pageSize: number }) => void;
}

/**
 * The pager of a list that is counted: the rows that are shown, a field that jumps to a page, Previous and Next. Renders a
 * labelled `nav`; at the ends the buttons stay focusable (`aria-disabled`). The list, not the pager, announces.
 */
export function Pagination({
  page: requestedPage,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  label,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const counted = typeof total === 'number' ? { count: total } : total;
  if (process.env.NODE_ENV !== 'production') checkPaging(requestedPage, pageSize, counted.count);
  const { page, pages, from, to, previous, next } = paginate(requestedPage, pageSize, counted.count);
  const count = countText({ ...counted, count: Number.isFinite(counted.count) ? counted.count : 0 });
  const goTo = (target: number | null) => target !== null && onPageChange({ page: target });
  const turn = (target: number | null, text: string) => (
    <button
      type="button"
      className={clsx(button.button, button.variant.secondary)}
      aria-disabled={target === null}
      onClick={() => goTo(target)}
    >
      <BreakableText>{text}</BreakableText>
    </button>
  );
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx(styles.pagination, className)}>
      <p data-part="summary" className={styles.summary}>
        {messages.range(from, to, count)}
      </p>
      {pageSizes && onPageSizeChange && (
        <PageSize
          label={messages.pageSize}
          size={pageSize}
          sizes={pageSizes}
          onChange={(size) => onPageSizeChange({ pageSize: size })}
        />
      )}
      {pages > 1 && (
        <PageJump
          key={page}
          page={page}
          pages={pages}
          label={messages.goTo}
          ofPages={messages.ofPages(`${figure(pages)}${counted.isCapped ? '+' : ''}`)}
          onJump={goTo}
        />
      )}
      <div data-part="links" className={styles.links}>
        {turn(previous, messages.previous)}
        {turn(next, messages.next)}
      </div>
    </nav>
  );
}

interface PageSizeProps {
  label: string;
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

function PageSize({ label, size, sizes, onChange }: PageSizeProps) {
  const options = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b);
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        className={styles.small}
        value={size}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </div>
  );
}

interface PageJumpProps {
  page: number;
  pages: number;
  label: string;
  ofPages: string;
  onJump: (page: number) => void;
}

/** Enter goes to the page that is typed; what names none gives way to the page that is shown. */
function PageJump({ page, pages, label, ofPages, onJump }: PageJumpProps) {
  const [typed, setTyped] = useState(String(page));
  const ofId = useId();
  const jump = (event: FormEvent) => {
    event.preventDefault();
    // Through a portal it would send a form around it too.
    event.stopPropagation();
    const target = typedPage(typed, pages) ?? page;
    setTyped(String(target));
    if (target !== page) onJump(target);
  };
  return (
    <form className={styles.choice} onSubmit={jump}>
      <label className={styles.choice}>
        {label}
        <input
          className={clsx(control, styles.small)}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={ofId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(page))}
        />
      </label>
      <span id={ofId}>{ofPages}</span>
    </form>
  );
}
