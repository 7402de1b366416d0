export { type Attempt, type Attempts, createAttempts, newIdempotencyKey } from '../../internal/form/attempts';
export { DuplicateNotice, type DuplicateNoticeProps } from './DuplicateNotice';
export type { Block, LeaveGuard, Leaving } from './leaving';
export type { Duplicate, Refusal } from './refusal';
export { type Leavable, useLeaveGuard } from './useLeaveGuard';
export {
  type RefusalContext,
  type SavedEvent,
  type SendContext,
  type Submission,
  type SubmissionForm,
  type SubmissionSettings,
  useSubmission,
} from './useSubmission';
