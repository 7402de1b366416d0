import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { recordId, text } from '../text/index.ts';

export const reportIssueInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** Whom the report is about. */
  party: partyInput,
  purpose: text(500),
  /** The day at whose end the facts stand; today when left out. */
  as_at: z.optional(z.nullable(plainDate)),
});
export type ReportIssueInput = z.input<typeof reportIssueInput>;

export const reportIssueRow = z.object({
  id: recordId,
  /** `RR-000001` and so on in each book, without a gap. */
  number: z.string(),
  party,
  purpose: z.string(),
  as_at: plainDate,
  /** ISO 8601 UTC. */
  issued_at: z.string(),
  /** Of the content in UTF-8, in hexadecimal. */
  sha256: z.string(),
});
export type ReportIssueRow = z.output<typeof reportIssueRow>;

/** A report as it was when it was issued. It never changes. */
export const reportIssue = z.object({
  ...reportIssueRow.shape,
  /** The report as JSON text. */
  content: z.string(),
});
export type ReportIssue = z.output<typeof reportIssue>;

export const reportIssuePage = paginated(reportIssueRow);

/** Whether a report with that number and that content was issued, and when. */
export const reportIssueCheck = z.object({ valid: z.boolean(), issued_at: z.nullable(z.string()) });
export type ReportIssueCheck = z.output<typeof reportIssueCheck>;

/** What a printed report shows of its hash, and whoever verifies it sends: its first 16 digits. */
export const verificationCode = (sha256: string): string => sha256.slice(0, 16);

/** What anybody who holds a printed report may learn: no name, no rating. */
export const reportIssueState = z.object({
  issued_at: z.string(),
  /** Of the person or the company as it was then: `T. M.` */
  initials: z.string(),
  /** Superseded: the same book has issued a later report on the same party. */
  state: z.enum(['unchanged', 'superseded']),
});
export type ReportIssueState = z.output<typeof reportIssueState>;
