import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { apiBase } from './config';

/** The page as the backend serves it with this API_BASE_URL; without one, as it stands there for the reloading server. */
function openPage(apiBaseUrl?: string) {
  const source = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8');
  const html = apiBaseUrl === undefined ? source : source.replaceAll('__API_BASE_URL__', apiBaseUrl);
  const { head } = document;
  const before = head.innerHTML;
  head.innerHTML = new DOMParser().parseFromString(html, 'text/html').head.innerHTML;
  onTestFinished(() => {
    head.innerHTML = before;
  });
}

test.each([
  ['the configured server', 'https://api.rentsafe.example', 'https://api.rentsafe.example'],
  ['the server of the page, where none is configured', '', ''],
  ['the server of the page, where nothing has filled it in', undefined, ''],
])('calls go to %s', (_, apiBaseUrl, base) => {
  openPage(apiBaseUrl);
  expect(apiBase()).toBe(base);
});
