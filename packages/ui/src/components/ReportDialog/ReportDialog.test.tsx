import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { ReportDialog, type ReportDialogProps } from './ReportDialog';

const report = (props: Partial<ReportDialogProps> = {}) => (
  <>
    <Announcer data-testid="spoken" />
    <ReportDialog
      open
      onOpenChange={() => {}}
      title="Rent Payment Status Report for Mutapa as at today"
      status="ready"
      sections={[
        { id: 'details', heading: 'Company Details', content: 'Registered 1234/2019' },
        { id: 'claims', heading: 'Claims', content: 'No data held' },
      ]}
      provenance={{
        source: 'RentSafe register',
        fetchedAt: '2026-11-20T12:05:00Z',
        validAsOf: new Date('2026-11-20T12:00:00Z'),
      }}
      closing={<p>Confidential.</p>}
      user="Rudo Ncube"
      {...props}
    />
  </>
);
const dialog = () => screen.getByRole('dialog', { name: /Rent Payment Status Report/ });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('RPT-1, RPT-2 has sections and provenance', () => {
  render(report());
  expect(screen.getByRole('region', { name: 'Company Details' })).toHaveTextContent('Registered 1234/2019');
  expect(screen.getByRole('heading', { level: 3, name: 'Claims' })).toBeInTheDocument();
  expect(within(dialog()).getByText('RentSafe register')).toBeInTheDocument();
  expect(within(dialog()).getByText('20 Nov 2026, 14:05')).toBeInTheDocument();
  expect(within(dialog()).getByText('20 Nov 2026, 14:00')).toBeInTheDocument();
});

it('RPT-6 starts at its title', () => {
  render(report({ onRefresh: () => {} }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

describe('RPT-3 status', () => {
  it('loading', () => {
    render(report({ status: 'loading', onRefresh: () => {} }));
    expect(screen.getByRole('img', { name: 'Loading report' })).toBeInTheDocument();
    expect(screen.queryByText('Confidential.')).not.toBeInTheDocument();
  });

  it('error', async () => {
    const onRetry = vi.fn();
    render(
      report({ status: 'error', error: { help: 'The server did not answer.' }, onRetry, onRefresh: onRetry }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The report could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('refreshing keeps the report', () => {
    render(report({ status: 'refreshing', onRefresh: () => {} }));
    expect(screen.getByText('Confidential.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true');
  });

  it('RPT-7 announces that the wait is over', () => {
    const { rerender } = render(report({ status: 'loading' }));
    expect(screen.getByTestId('spoken')).toHaveTextContent('');
    rerender(report());
    rerender(report());
    expect(screen.getByTestId('spoken')).toHaveTextContent(/^Report loaded$/);
  });
});

describe('RPT-4 Print', () => {
  it('takes the report, with its title, and not the buttons of the dialog', async () => {
    render(report({ brand: 'RentSafe' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    const frame = document.querySelector('iframe');
    const print = vi.fn();
    Object.assign(frame?.contentWindow ?? {}, { print, focus: () => {} });
    await expect.poll(() => print).toHaveBeenCalledOnce();
    const paper = frame?.contentDocument?.body;
    for (const text of [
      'RentSafe',
      'Rent Payment Status Report for Mutapa as at today',
      'RentSafe register',
      'Company Details',
      'Printed by Rudo Ncube',
      'Confidential.',
    ]) {
      expect(paper).toHaveTextContent(text);
    }
    expect(paper?.querySelector('button')).toBeNull();
    frame?.remove();
  });

  it('has nothing to print before there is a report', async () => {
    const onPrintProblem = vi.fn();
    render(report({ status: 'loading', onPrintProblem }));
    expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(onPrintProblem).toHaveBeenCalledExactlyOnceWith({ problem: 'nothing' });
  });
});

describe('RPT-5 neighbours', () => {
  it('are not there without a list', () => {
    render(report());
    expect(screen.queryByRole('button', { name: 'Next record' })).not.toBeInTheDocument();
  });

  it('lead on; at the end the button stays', async () => {
    const onPrevious = vi.fn();
    render(report({ onPrevious }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous record' }));
    expect(onPrevious).toHaveBeenCalledOnce();
    const next = screen.getByRole('button', { name: 'Next record' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    expect(next).toHaveFocus();
  });
});
