export type { ReportProvenance } from './Provenance';
export { ReportDialog, type ReportDialogProps, type ReportError, type ReportStatus } from './ReportDialog';
export type { ReportSection } from './ReportSections';
