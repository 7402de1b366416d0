import { expect, it } from 'vitest';
import { isTyping } from './isTyping';

const first = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.firstElementChild;
};

it.each(['<input>', '<input type="search">', '<input type="password">', '<textarea></textarea>'])(
  '%s takes text',
  (html) => expect(isTyping(first(html))).toBe(true),
);

it.each(['<select></select>', '<button role="combobox"></button>', '<div role="menu"></div>'])(
  '%s takes a letter for the entry that starts with it',
  (html) => expect(isTyping(first(html))).toBe(true),
);

it.each(['<input type="checkbox">', '<input type="radio">', '<button>/</button>', '<a href="#x">?</a>'])(
  '%s takes none',
  (html) => expect(isTyping(first(html))).toBe(false),
);
