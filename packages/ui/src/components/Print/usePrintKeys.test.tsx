import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { PrintButton, type PrintButtonProps } from './PrintButton';

vi.mock('./printFrame', () => ({ printElement: async () => {} }));

function Printable({ name, ...props }: { name: string } & Partial<PrintButtonProps>) {
  const content = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={content}>{name}</p>
      <input aria-label={`Note on ${name}`} />
      <PrintButton content={content} documentTitle={name} {...props} />
    </>
  );
}

const press = (target: Element, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'p', ...init });

it('PRN-12 Ctrl+P and ⌘P print the content instead of the page, P only where letters do', async () => {
  const [command, letter] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Printable name="Report" shortcut="command" onPrint={command} />);
  expect(press(document.body)).toBe(true);
  expect(command).not.toHaveBeenCalled();
  expect(press(document.body, { ctrlKey: true })).toBe(false);
  expect(command).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy', 'true'));
  rerender(<Printable name="Report" shortcut="letter" onPrint={letter} />);
  expect(press(screen.getByLabelText('Note on Report'))).toBe(true);
  expect(letter).not.toHaveBeenCalled();
  expect(press(document.body)).toBe(false);
  expect(letter).toHaveBeenCalledOnce();
});

it('PRN-12 of several the last one that appeared takes the keys, and without one the page has them', () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Printable name="List" shortcut="command" onPrint={below} />
      <Printable name="Report" shortcut="command" onPrint={above} />
    </>,
  );
  press(document.body, { metaKey: true });
  expect([below, above].map((print) => print.mock.calls.length)).toEqual([0, 1]);
  rerender(<Printable name="List" onPrint={below} />);
  expect(press(document.body, { metaKey: true })).toBe(true);
});
