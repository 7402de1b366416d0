import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

test('CHROMIUM_PATH leads when its file is there', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, () => true)).toBe('/opt/c');
});

test('a CHROMIUM_PATH without a file is passed over', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, (path) => path === '/usr/bin/chromium')).toBe(
    '/usr/bin/chromium',
  );
});

test('no Chromium anywhere gives undefined', () => {
  expect(findChromium({}, () => false)).toBeUndefined();
});
