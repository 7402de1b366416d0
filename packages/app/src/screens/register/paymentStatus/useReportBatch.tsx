import type { ReportAbout } from '../../../calls/accessLog';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import type { PrintReportsDialogProps } from '../printReports/PrintReportsDialog';

const load = async () => (await import('../printReports/PrintReportsDialog')).PrintReportsDialog;

/** Prints the reports on those whose numbers are pasted. */
export function useReportBatch() {
  const { opened, trigger, onClose } = useLazyDialog<ReportAbout, PrintReportsDialogProps>(
    load,
    'The form could not be opened',
  );
  return { trigger, dialog: opened && <opened.Dialog about={opened.subject} onClose={onClose} /> };
}
