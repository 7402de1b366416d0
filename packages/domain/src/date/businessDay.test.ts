import { expect, test } from 'vitest';
import { today } from './index.ts';

test.each(['Africa/Harare', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'today is that of Harare for a reader in %s',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(today(new Date('2026-03-04T21:59:59Z'))).toBe('2026-03-04');
      expect(today(new Date('2026-03-04T22:00:00Z'))).toBe('2026-03-05');
    } finally {
      process.env.TZ = before;
    }
  },
);
