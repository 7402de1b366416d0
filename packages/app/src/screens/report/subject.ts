/** Whom a report is about, and the way out of it. */
export interface ReportSubject {
  id: number;
  name: string;
  onClose: () => void;
}
