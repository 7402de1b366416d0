import { deliverMessages, writeAutomations } from '../message/jobs.ts';
import type { Job } from './job.ts';

/** Every job, by name. */
export const jobs: readonly Job[] = [deliverMessages, writeAutomations];
