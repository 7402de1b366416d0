import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './Tooltip';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
const control = (name: string) => (
  <Tooltip content={`About ${name}`}>
    <button type="button">{name}</button>
  </Tooltip>
);

it('TTP-1 opens 700 ms after the pointer enters', async () => {
  render(control('Print'));
  enter('Print');
  await later(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await later(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Print');
});

it('TTP-1 opens at once after another one of its provider, for 300 ms', async () => {
  render(
    <TooltipProvider>
      {control('Print')}
      {control('Export')}
    </TooltipProvider>,
  );
  enter('Print');
  await later(700);
  leave('Print');
  fireEvent.pointerDown(button('Print'));
  await later(200);
  enter('Export');
  await later(0);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Export');

  fireEvent.pointerDown(button('Export'));
  leave('Export');
  await later(400);
  enter('Print');
  await later(0);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('TTP-1, TTP-2 opens on focus at once, but not on the focus of a press', async () => {
  render(control('Print'));
  act(() => button('Print').focus());
  expect(button('Print')).toHaveAccessibleDescription('About Print');
  act(() => button('Print').blur());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  fireEvent.pointerDown(button('Print'));
  act(() => button('Print').focus());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('TTP-3 lets the pointer rest on it, and goes after the pointer', async () => {
  render(control('Print'));
  enter('Print');
  await later(700);
  leave('Print');
  await later(100);
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  await later(1000);
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  await later(200);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('TTP-5 is the one that is open, and takes Escape for itself', async () => {
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown, true);
  render(
    <>
      {control('Print')}
      {control('Export')}
    </>,
  );
  enter('Print');
  await later(700);
  act(() => button('Export').focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Export');
  fireEvent.keyDown(button('Export'), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button('Export')).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown, true);
});
