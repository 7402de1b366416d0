import type { ComponentProps, ReactNode } from 'react';
import type { ListAddress } from '../../internal/address/address';
import type { BreadcrumbsProps } from '../Breadcrumbs';
import type { RecordPaper } from './RecordPaper';
import type { RecordTabsProps } from './RecordTabs';

/** `moved`: it was merged into another record. */
export type RecordStatus = 'ready' | 'loading' | 'missing' | 'moved' | 'error';

export interface NeighbourRecord {
  /** Its page. */
  href: string;
  /** Its name, for who cannot see where the link leads. */
  label?: string | undefined;
}

export interface RecordPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is a record of, in a sentence: 'receipt'. */
  label: string;
  /** Whether the record is there; what else is shown in its place says why not. @default 'ready' */
  status?: RecordStatus | undefined;
  /** The name of the record, the page's one `h1`. While it is not there, give what it is: 'Receipt'. */
  title: string;
  /** The lists and records that lead to it. */
  trail?: BreadcrumbsProps['items'] | undefined;
  /** What tells it from its namesakes. */
  description?: ReactNode;
  /** A Badge or a Tag beside the title: the state of the record. */
  tag?: ReactNode;
  /** What can be done with the record now: RecordSteps, or buttons. */
  actions?: ReactNode;
  /** Its tabs, of which the address says which is open. History is one of them. */
  tabs?: RecordTabsProps['tabs'] | undefined;
  /** Where the open tab is kept, as `?tab=history`. @default the address of the browser */
  address?: ListAddress | undefined;
  /** The record before it in the list that it was opened from. */
  previous?: NeighbourRecord | undefined;
  /** The record after it in the list that it was opened from. */
  next?: NeighbourRecord | undefined;
  /** What is printed of it, and its button. */
  paper?: RecordPaper | undefined;
  /** The page of the record that it was merged into. */
  movedTo?: string | undefined;
  /** In place of the text that there is no such record. */
  missing?: ReactNode;
  /** What to do where it could not be read. */
  error?: ReactNode;
  /** Reads it again. */
  onRetry?: (() => void) | undefined;
  /** Class names for its parts; `head` is the way to it and its name. */
  classNames?: { head?: string } | undefined;
  /** Above the tabs: figures, notices, fields. */
  children?: ReactNode;
}
