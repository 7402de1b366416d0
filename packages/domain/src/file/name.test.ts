import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import { safeFileName } from './name.ts';

test.each([
  ['leak.jpg', 'image/jpeg', 'leak.jpg'],
  ['Lease 7.PDF', 'application/pdf', 'Lease 7.PDF'],
  // The name that a person gave it stays, where it starts no program.
  ['scan.jpg', 'image/png', 'scan.jpg'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\Users\\x\\roof.png', 'image/png', 'roof.png'],
  ['invoice\u202efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
  ['a\u200b\u0000b\r\nc.png', 'image/png', 'abc.png'],
  ['page.html', 'image/webp', 'page.html.webp'],
  ['..', 'image/jpeg', 'file.jpg'],
  ['.png', 'image/png', 'file.png'],
  ['<x>"|?*.png', 'image/png', '_x_____.png'],
] as const)('%j of %s is %j', (name, type, safe) => expect(safeFileName(name, type)).toBe(safe));

test('any text is a name without a path, and no longer than a folder takes', () =>
  fc.assert(
    fc.property(hostileText, (name) => {
      const safe = safeFileName(name, 'image/jpeg');
      expect(safe).not.toMatch(/[\\/\p{Cc}\p{Cf}]|^\./u);
      expect(safe).toMatch(/.\.(jpe?g|png|webp|pdf)$/i);
      expect(Array.from(safe).length).toBeLessThanOrEqual(150);
      expect(safeFileName(safe, 'image/jpeg')).toBe(safe);
    }),
  ));
