import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PrintButton, type PrintButtonProps } from './PrintButton';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Empty: a press is answered by a problem, not by a frame. */
function Printable({ name, ...props }: { name: string } & Partial<PrintButtonProps>) {
  const content = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={content} />
      <input aria-label={`Note on ${name}`} />
      <PrintButton content={content} documentTitle={name} {...props} />
    </>
  );
}

const press = (target: Element, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'p', ...init });

it('PRN-12 Ctrl+P and ⌘P print the content instead of the page, P only where letters do', () => {
  const [command, letter] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Printable name="Report" shortcut="command" onProblem={command} />);
  expect(press(document.body)).toBe(true);
  expect(command).not.toHaveBeenCalled();
  expect(press(document.body, { ctrlKey: true })).toBe(false);
  expect(command).toHaveBeenCalledOnce();
  rerender(<Printable name="Report" shortcut="letter" onProblem={letter} />);
  expect(press(screen.getByLabelText('Note on Report'))).toBe(true);
  expect(letter).not.toHaveBeenCalled();
  expect(press(document.body)).toBe(false);
  expect(letter).toHaveBeenCalledOnce();
});

it('PRN-12 of several the last one that appeared takes the keys, and without one the page has them', () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Printable name="List" shortcut="command" onProblem={below} />
      <Printable name="Report" shortcut="command" onProblem={above} />
    </>,
  );
  press(document.body, { metaKey: true });
  expect([below, above].map((print) => print.mock.calls.length)).toEqual([0, 1]);
  rerender(<Printable name="List" onProblem={below} />);
  expect(press(document.body, { metaKey: true })).toBe(true);
});
