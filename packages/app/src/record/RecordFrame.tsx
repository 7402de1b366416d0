import type { BreadcrumbsProps } from '@rentsafe/ui/Breadcrumbs';
import { RecordPage, type RecordPaper } from '@rentsafe/ui/RecordPage';
import type { ReactNode } from 'react';
import type { RecordKind } from '../calls/history';
import { capitalised } from '../text/capitalised';
import * as styles from './RecordFrame.css';
import type { Absence } from './useRecord';

interface FrameProps {
  kind:
    | RecordKind
    | 'bank account'
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
  /** What is printed of it: of `useRecordPaper`. */
  paper?: RecordPaper | undefined;
  children: ReactNode;
}

interface AbsentProps extends FrameProps {
  absence: Absence;
  /** Where the record is that this one was merged into. */
  pathOf?: (id: number) => string;
  /** In place of the text that there is no such record. */
  missing?: ReactNode;
}

/** Of RecordPage: why there is no record. */
function absentProps({ absence, pathOf, missing }: AbsentProps) {
  switch (absence.reason) {
    case 'merged':
      return { status: 'moved', movedTo: pathOf?.(absence.into) } as const;
    case 'failed':
      return { status: 'error', error: absence.error, onRetry: absence.onRetry } as const;
    default:
      return { status: absence.reason, missing } as const;
  }
}

/**
 * The page of a record: the way to it, its name, and what is known of it; or why it is not there. A screen has it at its root for
 * both: its heading stays, and keeps the focus, when the record arrives.
 */
export function RecordFrame(props: FoundProps | AbsentProps) {
  const { kind, trail } = props;
  const page = { label: kind, trail, classNames: { head: styles.head } };
  if ('absence' in props) return <RecordPage {...page} title={capitalised(kind)} {...absentProps(props)} />;
  const { name, description, actions, paper, children } = props;
  return (
    <RecordPage {...page} title={name} description={description} actions={actions} paper={paper}>
      {children}
    </RecordPage>
  );
}
