import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { Signature } from './Signature';
import { SignatureField, type SignatureFieldProps } from './SignatureField';

const at = (x: number, y: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: y });

function show(props: Partial<SignatureFieldProps> = {}) {
  const { container } = render(
    <>
      <Announcer data-testid="announcer" />
      <SignatureField label="Signature" hint="Sign here." name="drawing" {...props} />
    </>,
  );
  const sent = () => container.querySelector<HTMLInputElement>('input[name="drawing"]');
  const pad = screen.getByRole('img');
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 600, 200);
  return { pad, sent };
}

it('SGN-1 is a group with a name, and says that nothing is drawn', () => {
  const { pad, sent } = show();
  expect(screen.getByRole('group', { name: 'Signature' })).toHaveAccessibleDescription('Sign here.');
  expect(pad).toHaveAccessibleName('Not drawn');
  expect(sent()).toHaveValue('');
});

it('SGN-2 SGN-3 what is drawn is sent as a path, and a tap is a dot', () => {
  const onValueChange = vi.fn();
  const { pad, sent } = show({ onValueChange });
  fireEvent.pointerMove(pad, at(5, 5));
  fireEvent.pointerDown(pad, at(10, 20));
  fireEvent.pointerMove(pad, at(60, 20));
  fireEvent.pointerUp(pad, at(60, 20));
  fireEvent.pointerMove(pad, at(90, 90));
  fireEvent.pointerDown(pad, at(100, 100));
  fireEvent.pointerUp(pad, at(100, 100));
  expect(sent()).toHaveValue('M10 20L10 20L60 20M100 100L100 100');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: 'M10 20L10 20L60 20M100 100L100 100' });
  expect(pad).toHaveAccessibleName('Drawn signature');
});

it('SGN-4 Clear empties it, says so, and keeps the focus', async () => {
  const { sent } = show({ defaultValue: 'M1 1L50 50' });
  const clear = screen.getByRole('button', { name: 'Clear Signature' });
  await userEvent.click(clear);
  expect(sent()).toHaveValue('');
  expect(clear).toHaveFocus();
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Signature cleared'));
});

it('SGN-5 the typed name stands on the line until something is drawn', () => {
  const { pad } = show({ typedName: 'Tendai Moyo' });
  expect(pad).toHaveTextContent('Tendai Moyo');
  fireEvent.pointerDown(pad, at(10, 20));
  expect(pad).not.toHaveTextContent('Tendai Moyo');
});

it('SGN-6 disabled, nothing is drawn, cleared or sent', async () => {
  const { pad, sent } = show({ defaultValue: 'M1 1L50 50', disabled: true });
  fireEvent.pointerDown(pad, at(10, 20));
  await userEvent.click(screen.getByRole('button', { name: 'Clear Signature' }));
  expect(sent()).toHaveValue('M1 1L50 50');
  expect(sent()).toBeDisabled();
});

it('SGN-7 a drawing is shown with whose it is', () => {
  render(<Signature path="M1 1L50 50" label="Signature of Tendai Moyo" />);
  expect(screen.getByRole('img', { name: 'Signature of Tendai Moyo' })).toBeVisible();
});
