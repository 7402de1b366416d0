import { Breadcrumbs, type BreadcrumbsProps } from '@rentsafe/ui/Breadcrumbs';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../api/history';
import { capitalised } from '../../page/capitalised';
import { renderLink } from '../../page/renderLink';
import type { Absence } from './useRecord';

interface RecordFrameProps {
  kind: RecordKind | 'receipt' | 'invoice' | 'claim' | 'issued report';
  /** The lists and records that lead to this one. */
  trail: BreadcrumbsProps['items'];
  /** The name of the record, once it is known. */
  name?: string | undefined;
  /** What tells it from its namesakes. */
  description?: ReactNode;
  /** What can be done with the record. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a record: the way to it, its name, and what is known of it. */
export function RecordFrame({ kind, trail, name, description, actions, children }: RecordFrameProps) {
  const title = name ?? capitalised(kind);
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs items={[...trail, { label: title }]} />
        <PageHeader title={title} description={description} actions={actions} />
      </Stack>
      {children}
    </Stack>
  );
}

interface AbsentRecordProps extends Pick<RecordFrameProps, 'kind' | 'trail'> {
  absence: Absence;
  /** Where the record is that this one was merged into. */
  pathOf?: (id: number) => string;
  /** In place of the text that there is no such record. */
  missing?: ReactNode;
}

/** In place of a record that is on its way, gone, or could not be read. */
export function AbsentRecord({ absence, pathOf, missing, ...frame }: AbsentRecordProps) {
  const { kind } = frame;
  return <RecordFrame {...frame}>{content()}</RecordFrame>;

  function content() {
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
            Everything that belonged to it is there now.
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
}
