import { afterEach, expect, it } from 'vitest';

const show = (html: string) => {
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('i') as Element);
};

afterEach(() => {
  document.body.innerHTML = '';
  document.body.removeAttribute('style');
  document.head.innerHTML = '';
});

it.each([
  [
    'of its tag',
    '<i></i>',
    { display: 'inline', visibility: 'visible', opacity: '1', pointerEvents: 'auto' },
  ],
  ['of its own attribute', '<i style="display: none; opacity: 0"></i>', { display: 'none', opacity: '0' }],
  ['hidden', '<i hidden></i>', { display: 'none' }],
  [
    'inherited',
    '<p style="visibility: hidden; pointer-events: none"><b><i></i></b></p>',
    { visibility: 'hidden', pointerEvents: 'none', display: 'inline' },
  ],
  [
    'its own before the inherited',
    '<p style="visibility: hidden"><i style="visibility: visible"></i></p>',
    { visibility: 'visible' },
  ],
  [
    'inherited by a keyword',
    '<p style="display: flex"><i style="display: inherit"></i></p>',
    { display: 'flex' },
  ],
  ['of a style sheet', '<style>i { display: none; visibility: hidden }</style><i></i>', { display: 'none' }],
])('the style of an element is %s', (_, html, expected) => {
  const style = show(html);
  const names = Object.keys(expected) as (keyof typeof expected)[];
  expect(Object.fromEntries(names.map((name) => [name, style[name]]))).toEqual(expected);
});

it.each([
  ['<p></p>', 'block'],
  ['<table><tr><td></td></tr></table>', 'table'],
  ['<dialog></dialog>', 'none'],
  ['<dialog open></dialog>', 'block'],
  ['<input type="hidden">', 'none'],
  ['<input>', 'inline-block'],
])('of %s', (html, display) => {
  document.body.innerHTML = html;
  expect(getComputedStyle(document.body.firstElementChild as Element).display).toBe(display);
});

it('what its own attribute sets is not that of the next of its tag', () => {
  document.body.innerHTML = '<em style="display: none"></em><em></em>';
  const displays = [...document.querySelectorAll('em')].map((element) => getComputedStyle(element).display);
  expect(displays).toEqual(['none', 'inline']);
});

it('all else is as jsdom has it', () => {
  const style = show('<p style="color: red"><i style="margin-left: 4px; --gap: 2px"></i></p>');
  expect(style.marginLeft).toBe('4px');
  expect(style.getPropertyValue('--gap')).toBe('2px');
  expect(style.getPropertyValue('display')).toBe('inline');
  expect(style.color).toBe('rgb(255, 0, 0)');
});
