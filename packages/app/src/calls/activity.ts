import { listActivity } from '@rentsafe/domain/audit';
import { listQueries } from './listQueries';

/** What was done to any record, newest first. */
export const activityList = listQueries('activity', { list: listActivity });
