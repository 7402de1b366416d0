import { type PlainDate, todayIn } from '@rentsafe/format/date';

/** The time zone of the business: UTC+2, no daylight saving. */
export const BUSINESS_TIME_ZONE = 'Africa/Harare';

/** The day it is for the business, wherever the reader or the server is. */
export const today = (now: Date = new Date()): PlainDate => todayIn(BUSINESS_TIME_ZONE, now);
