import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, announce } from '.';

const region = (politeness: string, container: Element = document.body) =>
  container.querySelector(`[aria-live=${politeness}]`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('ANN-1 has both regions, empty, before the first message', () => {
  render(<Announcer />);
  expect(region('polite')).toBeEmptyDOMElement();
  expect(region('assertive')).toBeEmptyDOMElement();
});

it('speaks politely by default', () => {
  render(<Announcer />);
  announce('20 of 134 results');
  announce('The server cannot be reached', { politeness: 'assertive' });
  expect(region('polite')).toHaveTextContent('20 of 134 results');
  expect(region('assertive')).toHaveTextContent('The server cannot be reached');
});

it('ANN-2 announces the same text again', () => {
  render(<Announcer />);
  announce('No data');
  announce('No data');
  expect(screen.getAllByText('No data')).toHaveLength(2);
});

it('ANN-3 clears up after itself', () => {
  render(<Announcer />);
  announce('No data');
  vi.advanceTimersByTime(7000);
  expect(region('polite')).toBeEmptyDOMElement();
});

it('ANN-4 puts no empty alert or status in the page', () => {
  render(<Announcer />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('ANN-5 warns when nobody listens', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  announce('No data');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('<Announcer />'));
});

it('ANN-6 speaks through the last one mounted, and through the first again when that is gone', () => {
  const first = render(<Announcer />);
  const second = render(<Announcer />);
  announce('in the second');
  second.unmount();
  announce('in the first');
  expect(region('polite', first.container)).toHaveTextContent(/^in the first$/);
});
