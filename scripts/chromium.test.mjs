import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

test('CHROMIUM_PATH comes first when its file exists', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, () => true)).toBe('/opt/c');
});

test('a CHROMIUM_PATH whose file does not exist is ignored', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, (path) => path === '/usr/bin/chromium')).toBe(
    '/usr/bin/chromium',
  );
});

test('the headless shell comes before the whole browser', () => {
  expect(findChromium({}, (path) => path.startsWith('/usr/bin/chromium'))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('without any Chromium the result is undefined', () => {
  expect(findChromium({}, () => false)).toBeUndefined();
});
