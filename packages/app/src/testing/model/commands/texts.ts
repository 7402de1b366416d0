import * as fc from 'fast-check';
import type { Wants } from '../kinds';

/** Any text, and what is known to hurt. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '\0',
    '\ud800 \udc00',
    '\u202eabc',
    '\ufeff',
    '\n\r\n',
    '__proto__',
    '</textarea><b>',
    '😀'.repeat(99),
  ),
);

/** Texts that a field of that kind may hold, right and wrong ones. */
export const texts: Record<Wants, fc.Arbitrary<string>> = {
  text: fc.oneof(
    fc.constantFrom('Rudo', 'Acacia Lettings', ' Depot ', '"><img src=x onerror=alert(1)>'),
    hostileText,
  ),
  email: fc.oneof(fc.constantFrom('rudo@example.co.zw', 'rudo@', ' a@b.example '), hostileText),
  date: fc.oneof(fc.constantFrom('05/03/1990', '1990-03-05', '31/02/1990', '1/1/2999', 'soon'), hostileText),
  number: fc.oneof(fc.constantFrom('7', '1,234.50', '-1', '1e400', 'seven'), hostileText),
  phone: fc.oneof(fc.constantFrom('0771234567', '+263 77 123 4567, 0242700000', 'call me'), hostileText),
  link: fc.oneof(
    fc.constantFrom('www.acacia.co.zw', 'https://acacia.example', 'javascript:alert(1)'),
    hostileText,
  ),
  id: fc.oneof(fc.constantFrom('63123456B63', '63-123456 c 63', 'EN123456', '12345'), hostileText),
};
