'use client';

import { formatDateTime } from '@rentsafe/format/date';
import type { ReactNode } from 'react';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './ReportDialog.css';
import { reportDialogMessages } from './ReportDialog.messages';

export interface ReportProvenance {
  /** By which this reading of the report is found again. */
  number?: ReactNode;
  /** Who holds the data. */
  source?: ReactNode;
  /** When it was fetched: a moment, as a Date or ISO 8601. */
  fetchedAt?: Date | string;
  /** The moment that the data describes. */
  validAsOf?: Date | string;
}

/** Where a report comes from, and how old it is. */
export function Provenance({ number, source, fetchedAt, validAsOf }: ReportProvenance) {
  const messages = useMessages(reportDialogMessages);
  const { dates, timeZone } = useLocale();
  const facts = [
    [messages.source, source],
    [messages.fetchedAt, formatDateTime(fetchedAt, timeZone, dates)],
    [messages.validAsOf, formatDateTime(validAsOf, timeZone, dates)],
    [messages.number, number],
  ] as const;
  return (
    <dl data-part="provenance" className={styles.provenance}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd className={styles.factValue}>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
