import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';

const page = `<body role="Dialog"><main data-x="1"><label>L<input type=SUBMIT name=n></label><input type="button">
  <svg><title>t</title><linearGradient/></svg><script></script><p aria-modal=true hidden></p><meta name="a b"></main>`;
const selectors = [
  'input[type=submit], input[type=button], input[type="Reset"]',
  'script, style',
  '[role="dialog"]',
  '[role="Dialog"]',
  '[data-x="1"]',
  '[data-x=1]',
  'p[hidden]',
  'meta[name="a b"], main',
  '[aria-modal="true"][hidden]',
  'title',
  'lineargradient',
  'body',
  'main > p',
  'input:disabled, label',
  'a,,b',
  '[',
  '',
];

test('finds what jsdom finds', async () => {
  const { window } = new JSDOM(page);
  const { document, Element, Node, Document, DocumentFragment } = window;
  const elements = [...document.querySelectorAll('*')];
  const answer = (ask) => {
    try {
      return ask();
    } catch (error) {
      return error.name;
    }
  };
  const answers = () =>
    selectors.map((selector) => ({
      selector,
      matching: answer(() => elements.filter((element) => element.matches(selector)).length),
      first: answer(() => elements.indexOf(document.querySelector(selector))),
      inBody: answer(() => elements.indexOf(document.body.querySelector(selector))),
    }));
  const byJsdom = answers();
  for (const [name, value] of Object.entries({ window, Element, Node, Document, DocumentFragment }))
    vi.stubGlobal(name, value);
  await import('./jsdomSelectors.mjs');
  expect(Element.prototype.matches.name).toBe('matchesList');
  expect(answers()).toEqual(byJsdom);
});
