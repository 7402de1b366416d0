import * as fc from 'fast-check';

/** Any text for tests: every UTF-16 unit, so NUL and lone surrogates too. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 0xffff })), {
    maxLength: 20,
  })
  .map((units) => String.fromCharCode(...units));
