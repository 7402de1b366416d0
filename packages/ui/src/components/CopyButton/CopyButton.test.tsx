import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { CopyButton, type CopyButtonProps } from './CopyButton';

const refusal = 'Not copied. Select the text and press Ctrl+C or Cmd+C.';
const renderButton = (props: Partial<CopyButtonProps> = {}) =>
  render(
    <>
      <Announcer data-testid="spoken" />
      <CopyButton value="https://rentsafe.example/set-password#token=x" {...props} />
    </>,
  );
const button = () => screen.getByRole('button');

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  // It puts a clipboard of its own in place, which the next line replaces.
  userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.useRealTimers();
});

const press = () => act(async () => void fireEvent.click(button()));

it('CPY-1, CPY-2 copies the text, and shows that for two seconds', async () => {
  vi.useFakeTimers();
  const onCopied = vi.fn();
  renderButton({ onCopied });
  expect(button()).toHaveAccessibleName('Copy');
  button().focus();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://rentsafe.example/set-password#token=x');
  expect(button()).toHaveAttribute('data-state', 'copied');
  expect(button()).toHaveFocus();
  expect(screen.getByTestId('spoken')).toHaveTextContent('Copied');
  expect(onCopied).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(2000));
  expect(button()).toHaveAttribute('data-state', 'idle');
});

it.each([
  ['refuses', () => writeText.mockRejectedValue(new Error('denied'))],
  ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
])('CPY-3 explains what to do where the browser %s', async (_case, arrange) => {
  arrange();
  const onRefused = vi.fn();
  renderButton({ onRefused });
  await press();
  expect(button()).toHaveAccessibleDescription(refusal);
  expect(screen.getByTestId('spoken')).toHaveTextContent(refusal);
  expect(onRefused).toHaveBeenCalledOnce();
});

it('CPY-3 takes the explanation away once it works', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  renderButton();
  await press();
  await press();
  expect(button()).not.toHaveAccessibleDescription();
});

it('CPY-4 copies nothing where the click is prevented', async () => {
  renderButton({ onClick: (event) => event.preventDefault() });
  await press();
  expect(writeText).not.toHaveBeenCalled();
});
