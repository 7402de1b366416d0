import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BarChart, type BarChartProps } from './BarChart';

const charged = {
  name: 'Charged',
  currency: 'USD' as const,
  points: [
    { period: '2026-01', amount: '1250.00' },
    { period: '2026-02', amount: '1250.00' },
    { period: '2026-04', amount: '1300.00' },
  ],
};
const received = {
  name: 'Received',
  currency: 'USD' as const,
  points: [
    { period: '2026-01', amount: '1100.50' },
    { period: '2026-02', amount: '0.00' },
    { period: '2026-04', amount: null },
  ],
};
const show = (props: Partial<BarChartProps<'USD'>> = {}) =>
  render(
    <BarChart
      title="Collection by month"
      currency="USD"
      status="ready"
      series={[charged, received]}
      {...props}
    />,
  );
const slider = () => screen.getByRole('slider', { name: 'Collection by month: values' });
const legend = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const tableRows = () =>
  screen.getAllByRole('row').map(({ children }) => [...children].map((c) => c.textContent));

afterEach(() => {
  vi.restoreAllMocks();
});

it('BRH-8 is a figure named by its title, with one stop of Tab for the drawing', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole('figure', { name: 'Collection by month' })).toBeInTheDocument();
  await user.tab();
  await user.tab();
  expect(slider()).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it.each([
  ['{Home}', 'January 2026: Charged $1,250.00, Received $1,100.50'],
  ['{Home}{ArrowRight}', 'February 2026: Charged $1,250.00, Received $0.00'],
  ['{Home}{ArrowLeft}', 'January 2026: Charged $1,250.00, Received $1,100.50'],
  ['{ArrowLeft}{ArrowLeft}', 'February 2026: Charged $1,250.00, Received $0.00'],
  ['{PageDown}{End}', 'April 2026: Charged $1,300.00, Received no data'],
])('BRH-8 %s reads "%s"', async (keys, text) => {
  const user = userEvent.setup();
  show();
  slider().focus();
  await user.keyboard(keys);
  expect(slider()).toHaveAttribute('aria-valuetext', text);
});

it('BRH-8 leaves keys with a modifier to the browser', async () => {
  const user = userEvent.setup();
  show();
  slider().focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(slider()).toHaveAttribute('aria-valuenow', '4');
});

it('BRH-2 fills in a month without a point as a gap', async () => {
  const user = userEvent.setup();
  show();
  expect(slider()).toHaveAttribute('aria-valuemax', '4');
  slider().focus();
  await user.keyboard('{ArrowLeft}');
  expect(slider()).toHaveAttribute('aria-valuetext', 'March 2026: Charged no data, Received no data');
});

it('BRH-2 shows what is no amount of its currency as missing, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const points = [Number.NaN, 12.5, '0.005', '1,250', null, '10000000000000.00'].map((amount, index) => ({
    period: `2026-0${index + 1}`,
    amount: amount as string | null,
  }));
  show({ series: [{ ...charged, points }] });
  expect(legend()).toEqual(['Charged $10,000,000,000,000.00']);
  expect(slider()).toHaveAttribute('aria-valuemax', '6');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Pass decimal text'));
});

it('BRH-6 shows the same amounts as a table, one press away', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Collection by month' })).toBeVisible();
  expect(tableRows()).toEqual([
    ['Month', 'Charged', 'Received'],
    ['January 2026', '$1,250.00', '$1,100.50'],
    ['February 2026', '$1,250.00', '$0.00'],
    ['March 2026', 'no data', 'no data'],
    ['April 2026', '$1,300.00', 'no data'],
  ]);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(slider()).toBeInTheDocument();
});

it('BRH-7 has the amounts of the latest period in its legend, then those of the chosen one', async () => {
  const user = userEvent.setup();
  show();
  expect(legend()).toEqual(['Charged $1,300.00', 'Received no data']);
  slider().focus();
  await user.keyboard('{Home}');
  expect(screen.getByText('January 2026')).toBeVisible();
  expect(legend()).toEqual(['Charged $1,250.00', 'Received $1,100.50']);
  await user.tab();
  expect(legend()).toEqual(['Charged $1,300.00', 'Received no data']);
});

it('BRH-7 follows the pointer while it is over the drawing', async () => {
  const user = userEvent.setup();
  show();
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 240));
  await user.pointer({ target: slider(), coords: { clientX: 80 } });
  expect(legend()).toEqual(['Charged $1,250.00', 'Received $1,100.50']);
  await user.unhover(slider());
  expect(legend()).toEqual(['Charged $1,300.00', 'Received no data']);
});

it('BRH-10 has its band on the axis and in the readout', () => {
  const points = [{ period: '2026-01', low: '50.00', high: '9000.00' }];
  render(
    <BarChart
      title="Expected"
      currency="USD"
      status="ready"
      series={[{ name: 'In', currency: 'USD', points: [{ period: '2026-01', amount: '100.00' }] }]}
      band={{ name: 'Range', points }}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Expected: values' });
  expect(slider).toHaveAttribute('aria-valuetext', 'January 2026: In $100.00, Range $50.00 to $9,000.00');
  expect(slider).toHaveTextContent('$10K');
});

it('BRH-1 refuses a series of another currency, and explains it to user and developer', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const inZig = { ...received, name: 'Received in ZiG', currency: 'ZIG' as const };
  // @ts-expect-error one chart, one currency
  render(<BarChart title="Collection" currency="USD" status="ready" series={[charged, inZig]} />);
  expect(legend()).toEqual(['Charged $1,300.00']);
  expect(screen.getByText(/in another currency: Received in ZiG/)).toBeVisible();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('BarChart "Collection" is in USD, and its series "Received in ZiG" is in ZIG.'),
  );
});

it('BRH-1 warns of a period that cannot be read, and of more series than can be told apart', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const days = { ...received, name: 'By day', points: [{ period: '2026-01-31', amount: '0.01' }] };
  const others = ['A', 'B', 'C'].map((name) => ({ ...received, name }));
  show({ title: 'Mixed', series: [charged, days, ...others] });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot read the period "2026-01-31"'));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"Mixed" has 5 series'));
});

it('BRH-4 shows the latest of more periods than fit, and all of them in the table', async () => {
  const user = userEvent.setup();
  const points = Array.from({ length: 1200 }, (_, index) => ({
    period: `${1950 + Math.floor(index / 12)}-${`${(index % 12) + 1}`.padStart(2, '0')}`,
    amount: String(index),
  }));
  show({ series: [{ ...charged, points }] });
  expect(screen.getByText('The latest 108 of 1,200 are shown. The table has them all.')).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuemax', '108');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByText('January 1950')).toBeVisible();
});

it('BRH-5 is busy while it loads, with neither drawing nor table', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('BRH-5 offers Retry after an error, and keeps the focus', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  show({ status: 'error', onRetry });
  const alert = within(screen.getByRole('alert'));
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Collection by month')).toHaveFocus();
});

it.each([
  ['no series', []],
  ['no points', [{ ...charged, points: [] }]],
  ['no amounts', [{ ...charged, points: [{ period: '2026-01', amount: null }] }]],
])('BRH-5 states that there is no data with %s', (_title, series) => {
  show({ series, emptyHelp: 'Run the month.' });
  expect(screen.getByText('No data')).toBeVisible();
  expect(screen.getByText('Run the month.')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('BRH-9 hides the drawing from assistive technology', () => {
  show();
  expect(within(slider()).queryByText('Apr 26')).toBeInTheDocument();
  expect(slider().firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('BRH-11 compares categories, in the order in which they are given', async () => {
  const user = userEvent.setup();
  const towns = ['Harare', 'Bulawayo'].map((category, at) => ({
    category,
    amount: (500 - at / 100).toFixed(2),
  }));
  const series = [
    { name: 'Charged', currency: 'USD' as const, points: towns },
    { name: 'Received', currency: 'USD' as const, points: [{ category: 'Gweru', amount: '1.00' }] },
  ];
  show({ title: 'Collection by town', series });
  const plot = screen.getByRole('slider', { name: 'Collection by town: values' });
  plot.focus();
  await user.keyboard('{Home}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Harare: Charged $500.00, Received no data');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(tableRows()).toEqual([
    ['Category', 'Charged', 'Received'],
    ['Harare', '$500.00', 'no data'],
    ['Bulawayo', '$499.99', 'no data'],
    ['Gweru', 'no data', '$1.00'],
  ]);
});

it('BRH-11 shows the first categories of more than fit, and how many there are', () => {
  const points = Array.from({ length: 500 }, (_, at) => ({ category: `Property ${at + 1}`, amount: '1.00' }));
  show({ series: [{ name: 'Charged', currency: 'USD', points }] });
  expect(screen.getByText(/^The first 1\d\d of 500 are shown\./)).toBeVisible();
});
