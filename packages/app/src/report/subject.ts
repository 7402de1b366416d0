import type { PlainDate } from '@rentsafe/format/date';

/** Where a report's record stands among those of the list that it was opened from. */
export interface ReportPlace {
  /** From 1. */
  number: number;
  /** How many records the page of the list holds. */
  count: number;
  /** Undefined at the beginning of the page. */
  onPrevious: (() => void) | undefined;
  /** Undefined at its end. */
  onNext: (() => void) | undefined;
  /** What takes focus when the report closes: the button of the record that was shown last. */
  button: () => HTMLElement | null;
}

/** The day at whose end the facts of a report stand; '' for today. */
export interface ReportDay {
  asAt: PlainDate | '';
  onAsAt: (asAt: PlainDate | '') => void;
}

/** Whom a report is about, and the way out of it. */
export interface ReportSubject {
  id: number;
  /** As it is known before the report is read; undefined where only the address names the record. */
  name: string | undefined;
  onClose: () => void;
  place?: ReportPlace | undefined;
  /** Where the day stands in the address. */
  day?: ReportDay | undefined;
}
