import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: BUSINESS_TIME_ZONE,
});

/** The hour in Harare, 0 to 23. */
export const hourIn = (now: Date): number => Number(clock.format(now));

const FIRST_HOUR = 7;
const LAST_HOUR = 20;

/** Whether messages go out: from 7:00 to 20:00 in Harare. */
export const isOpenHour = (now: Date): boolean => hourIn(now) >= FIRST_HOUR && hourIn(now) < LAST_HOUR;
