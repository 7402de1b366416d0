import { expect, it } from 'vitest';
import { findBrowser, missing } from './find.mjs';

const machine = (...files) => ({
  env: {},
  exists: (file) => files.includes(file),
  list: () => ['aarch64-linux-gnu', 'node'],
});
const miniBrowser = '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

it('finds Firefox where Debian installs it, and first where FIREFOX_PATH says', () => {
  expect(findBrowser('firefox', machine('/usr/bin/firefox-esr'))).toBe('/usr/bin/firefox-esr');
  const named = { ...machine('/usr/bin/firefox-esr', '/opt/firefox'), env: { FIREFOX_PATH: '/opt/firefox' } };
  expect(findBrowser('firefox', named)).toBe('/opt/firefox');
});

it('finds WebKit on any architecture, with its driver and a screen', () => {
  expect(findBrowser('webkit', machine(miniBrowser))).toBeUndefined();
  expect(findBrowser('webkit', machine(miniBrowser, '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'))).toBe(
    miniBrowser,
  );
});

it('names the package to install where a browser is missing, and how to go on without it', () => {
  expect(missing('firefox')).toMatch(/apt-get install firefox-esr.*test:browsers -- webkit$/);
  expect(missing('webkit')).toMatch(/apt-get install webkit2gtk-driver.*test:browsers -- firefox$/);
});
