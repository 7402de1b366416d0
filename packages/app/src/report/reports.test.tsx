import {
  SAMPLE_NOW,
  sampleCompanyReport,
  sampleCredit,
  sampleIndividualReport,
} from '@rentsafe/domain/fixtures';
import { render as renderAlone, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { sampleExplanation } from '../testing/sampleExplanation';
import { provider } from '../text/provider';
import { CompanyReportView } from './CompanyReportView';
import { IndividualReportView } from './IndividualReportView';

const render = (report: ReactElement) => renderAlone(report, { wrapper: MemoryRouter });

const frame = {
  name: 'Tendai Moyo',
  status: 'ready',
  error: undefined,
  fetchedAt: new Date(SAMPLE_NOW),
  number: 'I2-20260301083000',
  username: 'rudo.makoni',
  accessLogHref: '/access-log/individual/1',
  issueHref: '/individuals/1?tab=report',
  asAt: '',
  onAsAt: () => {},
  onPrint: () => {},
  onRefresh: () => {},
  onClose: () => {},
} as const;

const individual = sampleIndividualReport(1);
const show = (overrides: Parameters<typeof sampleIndividualReport>[1] = {}) =>
  render(<IndividualReportView {...frame} report={{ ...individual, ...overrides }} />);

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headings = () => textsOf(screen.getAllByRole('heading', { level: 3 }));
const headersOf = (table: string) =>
  textsOf(within(screen.getByRole('table', { name: table })).getAllByRole('columnheader'));

describe('every report', () => {
  test('has the title of the specification', () => {
    show();
    expect(
      screen.getByRole('dialog', { name: 'Rent Payment Status Report for Tendai Moyo as at today' }),
    ).toBeVisible();
  });

  test('unrated, says N/A, with the legend of all colours', () => {
    show({ classification: null });
    expect(screen.getByText('N/A', { selector: 'strong' })).toBeVisible();
    const legend = screen.getByRole('list', { name: 'Classification legend' });
    expect(textsOf(within(legend).getAllByRole('listitem'))).toEqual([
      'Low Risk',
      'Medium Risk',
      'High Risk',
      'High Risk+',
      'Non Payer',
      'Not rated',
    ]);
  });

  test('rated, says why, with the months as text', () => {
    show({ classification: 'High Risk', explanation: sampleExplanation });
    expect(screen.getByText(/1 month was not paid/)).toBeVisible();
    expect(screen.getByText('How this was worked out').parentElement).toHaveTextContent(
      'Rule high.grades, version 1.',
    );
    const strip = screen.getByRole('list', { name: /^Months of rent, oldest first. Lease L-0007/ });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(6);
    expect(within(strip).getByText(/^October 2025: G, paid within the grace days/)).toBeInTheDocument();
    expect(screen.getByText(/Left out: March 2026/)).toBeVisible();
  });

  test('as at another day has it in its title', () => {
    render(<IndividualReportView {...frame} asAt="2025-12-31" report={individual} />);
    expect(screen.getByRole('dialog', { name: /as at 31 Dec 2025$/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'As at' })).toHaveValue('31/12/2025');
  });

  test('without rows says that nothing is held, and once that this is no clean record', () => {
    show();
    for (const table of ['Claims', 'Active', 'Historic']) {
      expect(within(screen.getByRole('table', { name: table })).getByText('No data held')).toBeVisible();
    }
    expect(screen.getByText(/does not mean a clean record/)).toBeVisible();
  });

  test('has the columns of the specification', () => {
    show(sampleCredit);
    expect(headersOf('Claims')).toEqual(['Claimant', 'Type', 'Currency', 'Amount', 'Date Of Claim']);
    for (const table of ['Active', 'Historic']) {
      expect(headersOf(table)).toEqual(['Creditor', 'Type', 'Outstanding Since', 'Amount']);
    }
  });

  test('ends with confidentiality, terms and whom to ask', () => {
    show();
    expect(screen.getByText(/^Confidential:/)).toBeVisible();
    expect(screen.getByText('Terms and conditions apply.')).toBeVisible();
    expect(screen.getByRole('link', { name: provider.phone })).toBeVisible();
    expect(screen.getByRole('link', { name: provider.email })).toBeVisible();
    expect(screen.getByRole('link', { name: 'www.rentsafe.example' })).toHaveAttribute(
      'href',
      provider.website,
    );
  });
});

test('the sections on an individual, and an employment without a start', () => {
  show({ employment_details: [{ employer_name: 'Baobab Stores', job_title: 'Clerk', start_date: null }] });
  expect(headings()).toEqual([
    'Classification',
    'Personal Details',
    'Employment History',
    'Claims',
    'Active',
    'Historic',
  ]);
  expect(headersOf('Employment History')).toEqual(['Employer', 'Position', 'Start Date']);
  expect(screen.getByRole('row', { name: 'Baobab Stores Clerk N/A' })).toBeVisible();
});

test('the sections on a company, and its details in the order of the specification', () => {
  render(<CompanyReportView {...frame} report={sampleCompanyReport(1)} />);
  expect(headings()).toEqual(['Classification', 'Company Details', 'Claims', 'Active', 'Historic']);
  expect(textsOf(screen.getAllByRole('term')).slice(3)).toEqual([
    'Registered Name',
    'Trading Name',
    'Registration Number',
    'Date Of Registration',
    'Trading Status',
    'Mobile',
    'Telephone',
    'Email',
    'Website',
    'Address',
  ]);
});

test('a company without a date of registration has N/A there', () => {
  render(<CompanyReportView {...frame} report={sampleCompanyReport(1, { profile: null })} />);
  expect(screen.getByText('Date Of Registration').nextElementSibling).toHaveTextContent('N/A');
});
