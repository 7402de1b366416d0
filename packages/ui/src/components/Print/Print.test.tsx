import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../LocaleProvider';
import { PrintButton } from './PrintButton';
import { PrintFooter } from './PrintFooter';
import type { PrintProblem } from './usePrint';

const frame = () => document.querySelector('iframe');
const onProblem = vi.fn<(event: { problem: PrintProblem }) => void>();

function Page({ children }: { children?: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={content}>{children}</div>
      <PrintButton content={content} documentTitle="Statement: May/June" onProblem={onProblem} />
    </>
  );
}

/** Presses Print and fills in what the window of a frame lacks in jsdom. */
function press(print: () => void = () => {}) {
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  const opened = frame();
  if (opened?.contentWindow) Object.assign(opened.contentWindow, { print, focus: () => {} });
  return opened;
}
/** What a canvas in the frame draws on: jsdom has nothing. */
function drawsOn(opened: HTMLIFrameElement | null, context: CanvasRenderingContext2D | null) {
  const view = opened?.contentWindow as typeof globalThis | null;
  if (view) vi.spyOn(view.HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
}
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:05:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.title = 'Statements';
  document.documentElement.lang = 'en-GB';
});
afterEach(() => {
  frame()?.remove();
  document.head.replaceChildren();
  onProblem.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PRN-1 the frame', () => {
  it('holds a copy of the content, light, in the language of the page, with its styles', async () => {
    document.head.innerHTML = '<style>p { color: red }</style>';
    render(<Page>Balance $10.00</Page>);
    const opened = press();
    await advance(10);
    const printed = opened?.contentDocument;
    expect(printed?.body).toHaveTextContent('Balance $10.00');
    expect(printed?.documentElement).toHaveAttribute('data-theme', 'light');
    expect(printed?.documentElement).toHaveAttribute('lang', 'en-GB');
    expect(printed?.querySelector('style')).toHaveTextContent('p { color: red }');
    expect(screen.getByText('Balance $10.00')).toBeInTheDocument();
  });

  it('PRN-11 holds what was chosen and typed, and what a canvas shows', async () => {
    const drawImage = vi.fn();
    const context = { drawImage } as unknown as CanvasRenderingContext2D;
    render(
      <Page>
        Statement
        <select aria-label="Currency">
          <option>USD</option>
          <option>ZIG</option>
        </select>
        <select aria-label="Months" multiple>
          <option>May</option>
          <option>June</option>
          <option>July</option>
        </select>
        <input aria-label="Account" />
        <input aria-label="Paid" type="checkbox" />
        <input aria-label="All" type="checkbox" />
        <textarea aria-label="Notes" />
        <canvas />
        <canvas width={0} />
      </Page>,
    );
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'ZIG' } });
    for (const name of ['June', 'July']) {
      (screen.getByRole('option', { name }) as HTMLOptionElement).selected = true;
    }
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: '1200' } });
    fireEvent.click(screen.getByLabelText('Paid'));
    (screen.getByLabelText('All') as HTMLInputElement).indeterminate = true;
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Paid in full' } });
    const opened = press();
    drawsOn(opened, context);
    await advance(10);
    const printed = within(opened?.contentDocument?.body as HTMLElement);
    expect(printed.getByLabelText('Currency')).toHaveValue('ZIG');
    expect(printed.getByLabelText('Months')).toHaveValue(['June', 'July']);
    expect(printed.getByLabelText('Account')).toHaveValue('1200');
    expect(printed.getByLabelText('Paid')).toBeChecked();
    expect(printed.getByLabelText('All')).toBePartiallyChecked();
    expect(printed.getByLabelText('Notes')).toHaveValue('Paid in full');
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(document.querySelector('canvas'), 0, 0);
  });

  it('PRN-11 leaves out the pixels of a canvas that cannot be drawn on', async () => {
    render(
      <Page>
        Statement
        <canvas />
      </Page>,
    );
    const opened = press();
    drawsOn(opened, null);
    await advance(10);
    expect(opened?.contentDocument?.body).toHaveTextContent('Statement');
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('is out of sight and out of reach', () => {
    render(<Page>Balance</Page>);
    const opened = press();
    expect(opened).toHaveAttribute('aria-hidden', 'true');
    expect(opened).toHaveAttribute('tabindex', '-1');
    expect(opened).not.toHaveAttribute('srcdoc');
  });
});

it('PRN-2 waits for a stylesheet; one that is late is logged and left out', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="https://rentsafe.example/never.css">';
  const print = vi.fn();
  render(<Page>Balance</Page>);
  press(print);
  await advance(4000);
  expect(print).not.toHaveBeenCalled();
  await advance(1100);
  expect(print).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('never.css'));
  expect(onProblem).not.toHaveBeenCalled();
});

it('PRN-3 has a file-safe title with the time; the page lends and gets back its own', async () => {
  const titles: (string | undefined)[] = [];
  render(<Page>Balance</Page>);
  const opened = press(() => titles.push(document.title, opened?.contentDocument?.title));
  await advance(10);
  expect(titles).toEqual(['Statement May June 2026-11-20 14.05', 'Statement May June 2026-11-20 14.05']);
  await advance(2000);
  expect(document.title).toBe('Statements');
});

describe('PRN-5 the frame goes', () => {
  it('after printing', async () => {
    render(<Page>Balance</Page>);
    const opened = press();
    await advance(10);
    opened?.contentWindow?.dispatchEvent(new Event('afterprint'));
    await advance(1);
    expect(frame()).toBeNull();
  });

  it('when afterprint never comes', async () => {
    render(<Page>Balance</Page>);
    press();
    await advance(1000);
    expect(frame()).not.toBeNull();
    await advance(1100);
    expect(frame()).toBeNull();
  });

  it('when the next one starts', async () => {
    render(<Page>Balance</Page>);
    const first = press();
    await advance(10);
    press();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(frame()).not.toBe(first);
    await advance(2100);
    expect(document.title).toBe('Statements');
  });

  it('PRN-7 when the browser refuses', async () => {
    render(<Page>Balance</Page>);
    press(() => {
      throw new Error('Printing is blocked');
    });
    await advance(10);
    expect(frame()).toBeNull();
    expect(onProblem).toHaveBeenCalledExactlyOnceWith({ problem: 'failed' });
    expect(console.error).toHaveBeenCalled();
  });
});

it('PRN-10 gives the focus, which the frame takes for printing, back to where it was', async () => {
  render(<Page>Balance</Page>);
  const button = screen.getByRole('button', { name: 'Print' });
  button.focus();
  const opened = press();
  if (opened?.contentWindow) opened.contentWindow.focus = () => opened.focus();
  await advance(10);
  expect(opened).toHaveFocus();
  opened?.contentWindow?.dispatchEvent(new Event('afterprint'));
  await advance(1);
  expect(button).toHaveFocus();
});

it('PRN-6 reports that there is nothing to print', () => {
  render(<Page> </Page>);
  expect(press()).toBeNull();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('nothing to print'));
  expect(onProblem).toHaveBeenCalledExactlyOnceWith({ problem: 'nothing' });
});

it('PRN-8 is pending while it prepares, and a second press does nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="https://rentsafe.example/slow.css">';
  const print = vi.fn();
  render(<Page>Balance</Page>);
  press(print);
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await advance(6000);
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-busy');
});

it('PRN-9 ends with who printed and when, then the children', async () => {
  render(
    <Page>
      <PrintFooter user="Rudo Ncube">Confidential.</PrintFooter>
    </Page>,
  );
  const opened = press();
  await advance(10);
  expect(opened?.contentDocument?.body).toHaveTextContent(
    'Printed by Rudo Ncube 20 Nov 2026, 14:05Confidential.',
  );
});

it('PRN-9 shows the moment in the time zone around, not in that of the browser', async () => {
  render(
    <LocaleProvider timeZone="Pacific/Auckland">
      <Page>
        <PrintFooter user="Rudo Ncube">Confidential.</PrintFooter>
      </Page>
    </LocaleProvider>,
  );
  const opened = press();
  await advance(10);
  expect(opened?.contentDocument?.body).toHaveTextContent('Printed by Rudo Ncube 21 Nov 2026, 01:05');
});
