import { Breadcrumbs, type BreadcrumbsProps } from '@rentsafe/ui/Breadcrumbs';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import type { ReactNode } from 'react';
import type { RecordKind } from '../calls/history';
import { capitalised } from '../text/capitalised';
import { renderLink } from '../text/renderLink';
import type { Absence } from './useRecord';

interface FrameProps {
  kind:
    | RecordKind
    | 'receipt'
    | 'invoice'
    | 'claim'
    | 'issued report'
    | 'work order'
    | 'message'
    | 'lease template'
    | 'document';
  /** The lists and records that lead to this one. */
  trail: BreadcrumbsProps['items'];
}

interface FoundProps extends FrameProps {
  /** The name of the record. */
  name: string;
  /** What tells it from its namesakes. */
  description?: ReactNode;
  /** What can be done with the record. */
  actions?: ReactNode;
  children: ReactNode;
}

interface AbsentProps extends FrameProps {
  absence: Absence;
  /** Where the record is that this one was merged into. */
  pathOf?: (id: number) => string;
  /** In place of the text that there is no such record. */
  missing?: ReactNode;
}

/**
 * The page of a record: the way to it, its name, and what is known of it; or why it is not there. A screen has it at its root for
 * both: its heading stays, and keeps the focus, when the record arrives.
 */
export function RecordFrame(props: FoundProps | AbsentProps) {
  const { kind, trail } = props;
  const isFound = 'name' in props;
  const title = isFound ? props.name : capitalised(kind);
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs items={[...trail, { label: title }]} />
        <PageHeader
          title={title}
          {...(isFound && { description: props.description, actions: props.actions })}
        />
      </Stack>
      {isFound ? props.children : <AbsentRecord {...props} />}
    </Stack>
  );
}

/** In place of a record that is on its way, gone, or could not be read. */
function AbsentRecord({ kind, absence, pathOf, missing }: AbsentProps) {
  switch (absence.reason) {
    case 'loading':
      return <Spinner label={`Loading the ${kind}`} />;
    case 'missing':
      return (
        missing || (
          <EmptyState title={`There is no such ${kind}`}>Check the address, or search the list.</EmptyState>
        )
      );
    case 'merged':
      return (
        <EmptyState
          title={`This ${kind} was merged into another`}
          actions={
            pathOf && (
              <Link asChild>
                {renderLink({ href: pathOf(absence.into), children: `Open the ${kind} that was kept` })}
              </Link>
            )
          }
        >
          Everything that belonged to it has moved there.
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState title={`Could not fetch the ${kind}`} onRetry={absence.onRetry}>
          {absence.error}
        </ErrorState>
      );
  }
}
