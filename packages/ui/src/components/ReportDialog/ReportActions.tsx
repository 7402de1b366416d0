'use client';

import { ChevronLeft, ChevronRight, RefreshCw } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { PrintButton, type PrintButtonProps } from '../Print';
import * as styles from './ReportDialog.css';
import { reportDialogMessages } from './ReportDialog.messages';

export interface ReportActionsProps {
  /** The report is being fetched. */
  busy: boolean;
  onRefresh: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  print: PrintButtonProps;
}

/** The foot of a report: to its neighbours in the list, Refresh, Print. */
export function ReportActions({ busy, onRefresh, onPrevious, onNext, print }: ReportActionsProps) {
  const messages = useMessages(reportDialogMessages);
  return (
    <>
      {(onPrevious || onNext) && (
        <div data-part="neighbours" className={styles.neighbours}>
          <IconButton
            label={messages.previous}
            variant="secondary"
            aria-disabled={!onPrevious || undefined}
            onClick={onPrevious}
          >
            <ChevronLeft className={styles.directional} />
          </IconButton>
          <IconButton
            label={messages.next}
            variant="secondary"
            aria-disabled={!onNext || undefined}
            onClick={onNext}
          >
            <ChevronRight className={styles.directional} />
          </IconButton>
        </div>
      )}
      {onRefresh && (
        <Button pending={busy} onClick={onRefresh}>
          <RefreshCw aria-hidden="true" />
          {messages.refresh}
        </Button>
      )}
      <PrintButton {...print} />
    </>
  );
}
