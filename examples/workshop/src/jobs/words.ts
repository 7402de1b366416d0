import type { Status } from '../server/records';

export const statusWords: Record<Status, string> = {
  booked: 'Booked',
  in_progress: 'In progress',
  waiting_for_parts: 'Waiting for parts',
  done: 'Done',
};

/** Tones of a Badge. */
export const statusTones = {
  booked: 'info',
  in_progress: 'accent',
  waiting_for_parts: 'warning',
  done: 'success',
} as const;
