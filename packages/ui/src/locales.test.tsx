import { formatDate } from '@rentsafe/format/date';
import { numberFormat } from '@rentsafe/format/number';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { allLocales } from '../../format/src/locale/testing';
import { BarChart } from './components/BarChart';
import { DateField } from './components/DateField';
import { DateRangeField } from './components/DateRangeField';
import { DateText } from './components/DateText';
import { DateTimeField } from './components/DateTimeField';
import { LineChart } from './components/LineChart';
import { LocaleProvider } from './components/LocaleProvider';
import { Money } from './components/Money';
import { MoneyField } from './components/MoneyField';
import { MonthCalendar } from './components/MonthCalendar';
import { NumberField } from './components/NumberField';
import { TimeField } from './components/TimeField';

const DAY = '2026-03-05';
const noop = () => {};

const form = (
  <form aria-label="Form">
    <DateField label="Day" name="day" defaultValue={DAY} />
    <DateField label="Held" name="held" value={DAY} onValueChange={noop} />
    <DateRangeField
      label="Period"
      fromName="from"
      toName="to"
      defaultValue={{ from: '2024-02-29', to: '2026-10-12' }}
    />
    <TimeField label="Time" name="time" defaultValue="14:30" />
    <DateTimeField label="Viewing" name="viewing" defaultValue="2026-03-05T08:00" />
    <NumberField label="Area" name="area" decimals={1} defaultValue="1234.5" />
    <MoneyField label="Rent" name="rent" defaultValue="1234.5" />
  </form>
);

const series = [
  {
    name: 'Charged',
    currency: 'USD' as const,
    points: ['100.00', '1234567.00', '-450000.00'].map((amount, at) => ({
      period: `2026-0${at + 1}`,
      amount,
    })),
  },
];

const show = (locale: string, element: ReactElement) =>
  render(<LocaleProvider locale={locale}>{element}</LocaleProvider>);

/** The texts on the axis of amounts. */
const ticks = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg g > text')].map(({ textContent }) => textContent);

const isZero = (text: string | null) => !/[\p{Nd}]/u.test((text ?? '').replace(/[0٠۰०০၀༠߀᱐𞥐𑄶]/gu, ''));

/** One of those that write days, numbers and their order alike: that all read back is a test of format. */
const kinds = new Map(
  allLocales.map((locale) => [
    [formatDate('2026-03-05', 'numeric', undefined, locale), numberFormat(locale).format(-1234.5)].join(),
    locale,
  ]),
);

describe.each([...kinds.values()])('%s', (locale) => {
  it('LCL-1, LCL-2 what no key was pressed in is sent as it was given', () => {
    show(locale, form);
    const data = new FormData(screen.getByRole('form'));
    expect(Object.fromEntries(data)).toEqual({
      ...{ day: DAY, held: DAY, from: '2024-02-29', to: '2026-10-12', area: '1234.5', rent: '1234.5' },
      ...{ time: '14:30', viewing: '2026-03-05T08:00' },
    });
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(boxes.filter((box) => !box.validity.valid).map(({ value }) => value)).toEqual([]);
  });

  it('LCL-5 days are Gregorian, and amounts on an axis differ', () => {
    const error = vi.spyOn(console, 'error');
    show(
      locale,
      <>
        <DateText value={DAY} />
        <Money amount="1234.5" />
        <BarChart title="Bars" currency="USD" status="ready" series={series} />
        <LineChart title="Lines" currency="USD" status="ready" series={series} />
        <MonthCalendar label="Plan" month="2026-03" onMonthChange={noop} today={DAY} events={[]} />
      </>,
    );
    expect(screen.getAllByRole('time')[0]).toHaveTextContent('2026');
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('2026');
    for (const figure of screen.getAllByRole('figure')) {
      const texts = ticks(figure);
      expect(texts.length).toBeGreaterThan(2);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter(isZero).length).toBe(1);
    }
    expect(error).not.toHaveBeenCalled();
  });
});

describe('LCL-6', () => {
  const shown = () => screen.getByRole('time').textContent;
  const day = <DateText value={DAY} dateStyle="numeric" />;

  it.each([
    ['en_US', '03/05/2026'],
    ['de_DE.UTF-8', '05.03.2026'],
    ['sr_RS@latin', '05.03.2026.'],
  ])('%s is read', (locale, text) => {
    show(locale, day);
    expect(shown()).toBe(text);
  });

  it.each(['', 'C', 'no locale', 'xx-', 'english', '日本'])(
    '%j changes nothing, with a warning',
    (locale) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(noop);
      show(locale, day);
      expect(shown()).toBe('05/03/2026');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`no locale ${JSON.stringify(locale)}`));
    },
  );

  it('a time zone that is not known changes nothing, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(noop);
    render(
      <LocaleProvider timeZone="Harare">
        <DateText value="2026-03-05T10:00:00Z" withTime />
      </LocaleProvider>,
    );
    expect(shown()).toContain('05 Mar 2026');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no time zone "Harare"'));
  });
});
