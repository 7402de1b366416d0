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
