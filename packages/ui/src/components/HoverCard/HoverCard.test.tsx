import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoverCard } from './HoverCard';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => screen.queryByText('Three branches');

it('HVC-1 opens after 700 ms and closes 300 ms after the pointer has left', async () => {
  render(
    <HoverCard content="Three branches">
      <a href="#company">Msasa Property Holdings</a>
    </HoverCard>,
  );
  const link = screen.getByRole('link');
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  await later(699);
  expect(card()).not.toBeInTheDocument();
  await later(1);
  expect(card()).toBeInTheDocument();
  fireEvent.pointerLeave(link, { pointerType: 'mouse' });
  await later(299);
  expect(card()).toBeInTheDocument();
  await later(1);
  expect(card()).not.toBeInTheDocument();
});
