import type { Consent } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import type { IndividualReport } from '@rentsafe/domain/individual';
import { riskRatings } from '@rentsafe/domain/report';
import type { ReportIssue } from '@rentsafe/domain/reportIssue';

/** How many graded months a certificate needs: all that a rating counts. */
export const CERTIFICATE_MONTHS = 12;

const [best] = riskRatings;

/** Why no good-tenant certificate can be printed from an issued report, each in a sentence; empty where one can. */
export function certificateObstacles(
  { as_at, issued_at }: Pick<ReportIssue, 'as_at' | 'issued_at'>,
  { classification, explanation }: Pick<IndividualReport, 'classification' | 'explanation'>,
  consent: Consent | undefined,
): string[] {
  const months = explanation?.months.length ?? 0;
  return [
    classification !== best && `The rating must be ${best}; it is ${classification ?? 'N/A'}.`,
    months < CERTIFICATE_MONTHS && `${CERTIFICATE_MONTHS} months must be graded; ${months} are.`,
    as_at !== today(new Date(issued_at)) && 'The report must be as at the day it was issued.',
    !consent && 'A valid consent of the person must be on record.',
  ].filter((obstacle) => obstacle !== false);
}
