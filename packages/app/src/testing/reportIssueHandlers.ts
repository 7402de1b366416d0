import { sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import {
  createReportIssue,
  getReportIssue,
  listReportIssues,
  type ReportIssue,
  verifyReportIssue,
} from '@rentsafe/domain/reportIssue';
import { answer } from './answer';
import { sampleExplanation } from './sampleExplanation';

/** Of a person who is High Risk, with the explanation. */
export const sampleReport = sampleIndividualReport(1, {
  classification: 'High Risk',
  explanation: sampleExplanation,
});

export const sampleIssue: ReportIssue = {
  id: 1,
  number: 'RR-000001',
  party: { type: 'individual', id: 2, name: fullName(sampleReport) },
  purpose: 'Application for 4 Baobab Court',
  as_at: '2026-03-05',
  issued_at: '2026-03-05T08:30:00.000Z',
  sha256: '0123456789abcdef'.repeat(4),
  content: JSON.stringify(sampleReport),
};
const { content, ...row } = sampleIssue;

/** A report that was issued on the second individual. */
export const reportIssueHandlers = [
  // Before the one that takes `verify` for an id.
  answer(verifyReportIssue, () => ({
    issued_at: sampleIssue.issued_at,
    initials: 'T. M.',
    state: 'unchanged' as const,
  })),
  answer(listReportIssues, () => ({ next: null, previous: null, count: 1, results: [row] })),
  answer(createReportIssue, () => sampleIssue),
  answer(getReportIssue, () => sampleIssue),
];
