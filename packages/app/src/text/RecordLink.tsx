import { Link } from '@rentsafe/ui/Link';
import type { ReactNode } from 'react';
import { renderLink } from './renderLink';

interface RecordLinkProps {
  href: string;
  /** Where the text alone does not say what it leads to. */
  'aria-label'?: string;
  children: ReactNode;
}

/** A link to a record, in a table or beside its term: underlined under the pointer. */
export const RecordLink = (props: RecordLinkProps) => (
  <Link asChild underline="hover">
    {renderLink(props)}
  </Link>
);
