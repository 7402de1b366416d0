'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Dialog, type DialogProps } from '../Dialog';
import { ErrorState } from '../ErrorState';
import { PrintFooter, PrintHeader, type PrintOptions } from '../Print';
import { Spinner } from '../Spinner';
import { Provenance, type ReportProvenance } from './Provenance';
import { ReportActions } from './ReportActions';
import * as styles from './ReportDialog.css';
import { reportDialogMessages } from './ReportDialog.messages';
import { type ReportSection, ReportSections } from './ReportSections';

export type ReportStatus = 'loading' | 'ready' | 'refreshing' | 'error';

export interface ReportError {
  /** What failed. @default 'The report could not be loaded' */
  title?: ReactNode;
  /** What to do about it. */
  help?: ReactNode;
  /** The server's message or a request id; never HTML or JSON on the screen. */
  details?: string;
}

export interface ReportDialogProps
  extends Omit<
    DialogProps,
    | 'children'
    | 'footer'
    | 'actions'
    | 'initialFocus'
    | 'title'
    | 'pending'
    | 'onCloseBlocked'
    | 'closeOnOutside'
  > {
  /** The title of the dialog. */
  title: string;
  /** The title of the print: on paper today is no date. @default the title of the dialog */
  printTitle?: string | undefined;
  /** Whom the report is about, at the head of each printed sheet after the first. */
  runningHead?: string | undefined;
  /** What prints beside the button: `command` is Ctrl+P or ⌘P, `letter` P alone too; false for neither. @default 'command' */
  printShortcut?: 'command' | 'letter' | false | undefined;
  /** `loading` and `error` cover the content; `refreshing` keeps it in sight. */
  status: ReportStatus;
  /** What `status: 'error'` shows. */
  error?: ReportError;
  /** Loads again: Retry in the error overlay. */
  onRetry?: () => void;
  /** Offers Refresh. */
  onRefresh?: () => void;
  /** The parts of the report, in order. */
  sections: readonly ReportSection[];
  /** Where the report comes from, and how old it is. */
  provenance?: ReportProvenance;
  /** Below the sections, and at the end of the print: disclaimer, terms, contact. */
  closing?: ReactNode;
  /** The name of the product or provider, at the head of the print. */
  brand?: ReactNode;
  /** Who is signed in: printed at the end. */
  user: ReactNode;
  /** Called when the user prints. */
  onPrint?: PrintOptions['onPrint'];
  /** Called when it cannot be printed. */
  onPrintProblem?: PrintOptions['onProblem'];
  /** Leads to the record before this one in its list. */
  onPrevious?: () => void;
  /** Leads to the record after this one in its list. */
  onNext?: () => void;
}

/** A report on one record, to read and to print. A Dialog that starts at its title; its content is what is printed. */
export function ReportDialog({
  title,
  printTitle = title,
  runningHead,
  printShortcut = 'command',
  size = 'xl',
  status,
  error = {},
  onRetry,
  onRefresh,
  sections,
  provenance,
  closing,
  brand,
  user,
  onPrint,
  onPrintProblem,
  onPrevious,
  onNext,
  className,
  ...rest
}: ReportDialogProps) {
  const messages = useMessages(reportDialogMessages);
  const contentRef = useRef<HTMLDivElement>(null);
  const busy = status === 'loading' || status === 'refreshing';
  const readable = status === 'ready' || status === 'refreshing';
  useLoadedAnnouncement(status, messages.loaded);

  return (
    <Dialog
      {...rest}
      className={clsx(styles.paper, className)}
      title={title}
      size={size}
      initialFocus="title"
      footer={
        <ReportActions
          busy={busy}
          onRefresh={status === 'error' ? undefined : onRefresh}
          onPrevious={onPrevious}
          onNext={onNext}
          print={{
            content: contentRef,
            documentTitle: printTitle,
            runningHead,
            shortcut: printShortcut || undefined,
            'aria-disabled': !readable || undefined,
            onPrint,
            onProblem: onPrintProblem,
          }}
        />
      }
    >
      <div className={styles.frame} aria-busy={busy}>
        {status === 'loading' && (
          <div className={styles.overlay}>
            <Spinner label={messages.loading} className={styles.spinner} />
          </div>
        )}
        {status === 'error' && (
          <div className={styles.overlay}>
            <ErrorState title={error.title ?? messages.error} details={error.details} onRetry={onRetry}>
              {error.help}
            </ErrorState>
          </div>
        )}
        {readable && (
          <div ref={contentRef} className={styles.report}>
            <PrintHeader title={printTitle} brand={brand} />
            {provenance && <Provenance {...provenance} />}
            <ReportSections sections={sections} />
            <PrintFooter user={user}>{closing}</PrintFooter>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Announces once that the wait is over, for those who do not see it. */
function useLoadedAnnouncement(status: ReportStatus, text: string) {
  const last = useRef(status);
  useEffect(() => {
    const waited = last.current === 'loading' || last.current === 'refreshing';
    last.current = status;
    if (waited && status === 'ready') announce(text);
  }, [status, text]);
}
