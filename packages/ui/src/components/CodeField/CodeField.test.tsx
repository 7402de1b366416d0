import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '../Form';
import { CodeField, type CodeFieldProps } from './CodeField';

const box = () => screen.getByRole<HTMLInputElement>('textbox');

const Plate = (props: Partial<CodeFieldProps>) => (
  <CodeField
    label="Plate"
    name="plate"
    normalise={(typed) => typed.toUpperCase().replace(/[\s-]/g, '')}
    check={(code) => {
      if (!/^[A-Z]{3}\d{4}$/.test(code)) return { tone: 'danger', text: 'Three letters, four digits.' };
      return code.startsWith('Z') ? { tone: 'warning', text: 'Compare it.' } : undefined;
    }}
    {...props}
  />
);

it('CDF-1 rewrites what is typed or pasted, with the caret behind the same character', async () => {
  render(<Plate />);
  await userEvent.type(box(), 'ab-12 34');
  expect(box()).toHaveValue('AB1234');
  box().setSelectionRange(2, 2);
  await userEvent.paste(' c');
  expect(box()).toHaveValue('ABC1234');
  expect(box().selectionStart).toBe(3);
});

it('CDF-1 leaves what an input method composes until it is done', () => {
  render(<Plate />);
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'ab' } });
  expect(box()).toHaveValue('ab');
  fireEvent.compositionEnd(box());
  expect(box()).toHaveValue('AB');
});

it('CDF-1 rewrites what stands there when the way of writing changes', async () => {
  const { rerender } = render(<Plate normalise={undefined} />);
  await userEvent.type(box(), 'abc 1234');
  rerender(<Plate />);
  expect(box()).toHaveValue('ABC1234');
});

it('CDF-2 shows an error once the field is left, until it is mended', async () => {
  render(<Plate />);
  await userEvent.type(box(), 'ABC123');
  expect(screen.queryByText('Three letters, four digits.')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription('Three letters, four digits.');
  expect(box()).toBeInvalid();
  await userEvent.type(box(), '4');
  expect(screen.queryByText('Three letters, four digits.')).not.toBeInTheDocument();
});

it('CDF-2 shows the error of a pasted code, and any warning, at once', async () => {
  render(<Plate />);
  await userEvent.click(box());
  await userEvent.paste('ABC123');
  expect(box()).toHaveAccessibleDescription('Three letters, four digits.');
  await userEvent.clear(box());
  await userEvent.type(box(), 'zzz1234');
  expect(box()).toHaveAccessibleDescription('Compare it.');
});

it('CDF-2 shows an error when the form is checked', async () => {
  render(<Plate />);
  await userEvent.type(box(), 'ABC123');
  act(() => void box().checkValidity());
  expect(box()).toHaveAccessibleDescription('Three letters, four digits.');
});

it('CDF-3 keeps a form with an error from being sent; a warning does not', async () => {
  const onSubmit = vi.fn();
  render(
    <Form aria-label="Parking" onSubmit={({ entries }) => onSubmit(entries.get('plate'))}>
      <Plate />
    </Form>,
  );
  await userEvent.type(box(), 'zzz123{Enter}');
  expect(box()).toHaveAccessibleDescription('Three letters, four digits.');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(box(), '4{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('ZZZ1234');
});

it('CDF-4 reports the code rewritten and trimmed, and does not check an empty field', async () => {
  const onValueChange = vi.fn();
  render(<Plate normalise={undefined} onValueChange={onValueChange} />);
  await userEvent.type(box(), 'a ');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: 'a' });
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toBeValid();
});

it('CDF-5 stands in its own order where text runs to the left', () => {
  render(<Plate />);
  expect(box()).toHaveAttribute('dir', 'auto');
});
