import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './Sparkline';

const show = (points: Record<string, string | null>) => {
  const list = Object.entries(points).map(([period, amount]) => ({ period, amount }));
  render(<Sparkline series={{ name: 'Received', currency: 'ZIG', points: list }} />);
};
const image = () => screen.getByRole('img');

it('SPR-1 is an image with its ends and extremes in its name', () => {
  show({
    '2026-01': '1250.00',
    '2026-02': '-0.05',
    '2026-03': null,
    '2026-04': '3000.00',
    '2026-05': '900.00',
  });
  expect(image()).toHaveAccessibleName(
    'Received: from ZIG\u00a01,250.00 (January 2026) to ZIG\u00a0900.00 (May 2026); ' +
      'lowest -ZIG\u00a00.05 (February 2026), highest ZIG\u00a03,000.00 (April 2026)',
  );
});

it.each([
  ['points', {}],
  ['amounts', { '2026-01': null }],
])('SPR-2 draws nothing without %s', (_title, points) => {
  show(points);
  expect(image()).toHaveAccessibleName('Received: no data');
  expect(image()).toBeEmptyDOMElement();
});

it('SPR-3 breaks at what is missing, and has a line at zero', () => {
  show({ '2026-01': '0.04', '2026-02': null, '2026-04': '0.02', '2026-05': '0.01' });
  const [zero, course] = [...image().querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(zero).toBe('M0 21H96');
  expect(course).toBe('M3,3ZM70.5,12L93,16.5');
});
