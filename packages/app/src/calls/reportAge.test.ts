import { expect, test } from 'vitest';
import { isReportCurrent } from './reportAge';

const at = (time: string) => Date.parse(`2026-11-${time}+02:00`);

test.each([
  ['in the same minute', '20T10:00', '20T10:00', true],
  ['14 minutes later', '20T10:00', '20T10:14', true],
  ['15 minutes later', '20T10:00', '20T10:15', false],
  ['after midnight in Harare', '20T23:55', '21T00:01', false],
  ['after the clock was set back', '20T10:00', '20T09:50', false],
])('a report that is opened again %s is current: %s, %s, %s', (_, readAt, now, current) => {
  expect(isReportCurrent(at(readAt), at(now))).toBe(current);
});
