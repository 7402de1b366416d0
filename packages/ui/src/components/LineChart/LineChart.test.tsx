import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LineChart } from './LineChart';

const series = (points: Record<string, string | null>, name = 'Balance') => ({
  name,
  currency: 'USD' as const,
  points: Object.entries(points).map(([period, amount]) => ({ period, amount })),
});
const show = (...list: ReturnType<typeof series>[]) =>
  render(<LineChart title="Arrears" currency="USD" status="ready" series={list} />);
const slider = () => screen.getByRole('slider', { name: 'Arrears: values' });
const paths = () =>
  [...slider().querySelectorAll('path[fill=none]')].map((path) => path.getAttribute('d') ?? '');
/** The x of each point of a path. */
const xs = (path: string) => [...path.matchAll(/[ML]([\d.]+),/g)].map(([, x]) => Number(x));

afterEach(() => {
  vi.restoreAllMocks();
});

it('LNC-1 is a figure with a slider, a legend and a table of the same amounts', async () => {
  const user = userEvent.setup();
  show(series({ '2026-01': '1250.00', '2026-02': '900.50' }), series({ '2026-01': '-0.05' }, 'Over 90 days'));
  expect(screen.getByRole('figure', { name: 'Arrears' })).toBeInTheDocument();
  slider().focus();
  await user.keyboard('{Home}');
  const text = 'January 2026: Balance $1,250.00, Over 90 days -$0.05';
  expect(slider()).toHaveAttribute('aria-valuetext', text);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Balance $1,250.00',
    'Over 90 days -$0.05',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthBalanceOver 90 days',
    'January 2026$1,250.00-$0.05',
    'February 2026$900.50no data',
  ]);
});

it('LNC-2 stands days at their place in time', () => {
  show(series({ '2026-01-01': '0.01', '2026-01-02': '0.02', '2026-01-09': '0.03' }));
  const [first = 0, second = 0, third = 0] = xs(paths()[0] ?? '');
  expect((third - second) / (second - first)).toBeCloseTo(7, 1);
});

it('LNC-3 breaks a line at a missing month and at null', () => {
  show(
    series({
      '2026-01': '0.01',
      '2026-02': '0.02',
      '2026-04': '0.03',
      '2026-05': null,
      '2026-06': '0.05',
      '2026-07': '0.06',
    }),
  );
  expect(paths()[0]?.match(/M/g)).toHaveLength(3);
});

it('LNC-3 draws on from day to day where days are missing', () => {
  show(series({ '2026-01-01': '0.01', '2026-01-31': '0.02', '2026-03-01': '0.03' }));
  expect(paths()[0]?.match(/M/g)).toHaveLength(1);
});

it('LNC-3 draws one point', () => {
  show(series({ '2026-01': '0.05' }));
  expect(paths()[0]).toMatch(/^M[\d.]+,[\d.]+Z$/);
  expect(slider()).toHaveAttribute('aria-valuemax', '1');
});

it('LNC-4 draws ten thousand points as few, and reads each', async () => {
  const user = userEvent.setup();
  const start = Date.UTC(1999, 0, 1);
  const points = Array.from({ length: 10_000 }, (_, index): [string, string] => [
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
    (((index * 7919) % 1000) / 100).toFixed(2),
  ]);
  show(series(Object.fromEntries(points)));
  expect(xs(paths()[0] ?? '').length).toBeLessThan(2600);
  expect(slider()).toHaveAttribute('aria-valuemax', '10000');
  slider().focus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(slider()).toHaveAttribute('aria-valuetext', '02 Jan 1999: Balance $9.19');
});

it('LNC-6 fills what lies below a line', () => {
  const { container } = render(
    <LineChart
      area
      title="Arrears"
      currency="USD"
      status="ready"
      series={[series({ '2026-01': '0.01', '2026-02': '0.02' })]}
    />,
  );
  expect(container.querySelectorAll('path[fill-opacity]')).toHaveLength(1);
});

it('LNC-7 has its band on the axis, in the readout and in the table', async () => {
  const user = userEvent.setup();
  const points = [{ period: '2026-02', low: '-5.00', high: '9000.00' }];
  render(
    <LineChart
      title="Arrears"
      currency="USD"
      status="ready"
      series={[series({ '2026-01': '1.00', '2026-02': '2.00' })]}
      band={{ name: 'Range', points }}
    />,
  );
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    'February 2026: Balance $2.00, Range -$5.00 to $9,000.00',
  );
  expect(slider()).toHaveTextContent('$10K');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthBalanceRange',
    'January 2026$1.00no data',
    'February 2026$2.00-$5.00 to $9,000.00',
  ]);
});

it('LNC-8 has percentages', () => {
  const points = [{ period: '2026-01', amount: '88.14' }];
  render(
    <LineChart
      title="Arrears"
      currency="%"
      status="ready"
      series={[{ name: 'Let', currency: '%', points }]}
    />,
  );
  expect(slider()).toHaveAttribute('aria-valuetext', 'January 2026: Let 88.14%');
  expect(slider()).toHaveTextContent('100%');
});

it('LNC-8 has counts', () => {
  const points = [{ period: '2026-01', amount: '1200' }];
  render(
    <LineChart
      title="Arrears"
      currency="#"
      status="ready"
      series={[{ name: 'Let', currency: '#', points }]}
    />,
  );
  expect(slider()).toHaveAttribute('aria-valuetext', 'January 2026: Let 1,200');
});

it('LNC-5 refuses a series of another currency', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const inZig = { ...series({ '2026-01': '0.01' }, 'In ZiG'), currency: 'ZIG' as const };
  // @ts-expect-error one chart, one currency
  render(<LineChart title="Arrears" currency="USD" status="ready" series={[inZig]} />);
  expect(screen.getByText(/in another currency: In ZiG/)).toBeVisible();
  expect(screen.getByText('No data')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Render a chart for each currency.'));
});
