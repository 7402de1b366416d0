import { expect, it, vi } from 'vitest';
import { addEscapeLayer, takeEscape } from './escape';

const press = (init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
};

it('asks the layer on top first, and those below it where it declines', () => {
  const [below, above] = [vi.fn(() => true), vi.fn(() => false)];
  const offs = [addEscapeLayer(below), addEscapeLayer(above)];
  press();
  expect(above).toHaveBeenCalledBefore(below);
  above.mockReturnValue(true);
  press();
  expect(below).toHaveBeenCalledOnce();
  for (const off of offs) off();
  press();
  expect(above).toHaveBeenCalledTimes(2);
});

it('keeps an Escape that is taken from the page', () => {
  const onPage = vi.fn();
  document.addEventListener('keydown', onPage);
  const off = addEscapeLayer(takeEscape);
  expect(press().defaultPrevented).toBe(true);
  off();
  expect(onPage).not.toHaveBeenCalled();
  press();
  document.removeEventListener('keydown', onPage);
  expect(onPage).toHaveBeenCalledOnce();
});

it('leaves other keys, and an Escape that ends a composition, alone', () => {
  const layer = vi.fn(() => true);
  const off = addEscapeLayer(layer);
  press({ key: 'Enter' });
  press({ isComposing: true });
  off();
  expect(layer).not.toHaveBeenCalled();
});
