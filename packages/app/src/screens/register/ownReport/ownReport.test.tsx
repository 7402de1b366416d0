import { getCompanyReport } from '@rentsafe/domain/company';
import { createDispute, type Dispute, listDisputes } from '@rentsafe/domain/dispute';
import { sampleCompanyReport, sampleCredit } from '@rentsafe/domain/fixtures';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { signedInUser } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleDisputes } from '../../../testing/sampleDispute';
import { sampleExplanation } from '../../../testing/sampleExplanation';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const clientUser = {
  ...signedInUser,
  user_type: 'client' as const,
  client: 7,
  client_name: 'Acacia Lettings',
};
const as = (user: Partial<typeof clientUser> & { company?: number | null }) => {
  signedIn({ user_type: user.user_type ?? 'client' });
  server.use(answer(me, () => ({ ...clientUser, ...user })));
};
const reported = (fields: object) =>
  server.use(answer(getCompanyReport, () => ({ ...sampleCompanyReport(2, {}), ...fields, version: 1 })));
const mailOf = () => new URL(screen.getByRole('link', { name: 'Write email' }).getAttribute('href') ?? '');

beforeEach(() => as({ company: 3 }));

test('leads from Overview to the report on the own company, which says that all is shown', async () => {
  const { user, address } = renderApp(HOME_PATH);
  await user.click(await screen.findByRole('link', { name: 'Your report' }));
  expect(await screen.findByText('This is the report on your own company.')).toBeVisible();
  expect(address()).toBe(`${HOME_PATH}/companies/3?tab=report`);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByText(/^Without consent/)).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Consents' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'can be disputed' }));
  expect(await screen.findByRole('tab', { name: 'Dispute', selected: true })).toBeVisible();
});

test('of a client without a company is not there: it is told whom to ask', async () => {
  as({ company: null });
  renderApp(HOME_PATH);
  expect(await screen.findByText('There is no report on Acacia Lettings yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@rentsafe.example' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your report' })).not.toBeInTheDocument();
});

test.each([
  ['of the provider without a company', { user_type: 'staff' as never, company: null }],
  ['where the server does not know', {}],
])('%s there is neither', async (_, user) => {
  as(user);
  renderApp(HOME_PATH);
  await screen.findByRole('group', { name: 'Credit Given' });
  expect(screen.queryByText(/^There is no report/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Your report' })).not.toBeInTheDocument();
});

test('an entry is disputed by a letter to who reports it, which keeps what is typed', async () => {
  reported({ ...sampleCredit, explanation: sampleExplanation, as_at: '2026-03-02T10:05:00Z' });
  const { user } = renderApp(`${HOME_PATH}/companies/3?tab=dispute`);
  const table = within(await screen.findByRole('table', { name: 'Reported on your company' }));
  const rows = table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(rows).toEqual([
    'Claim: Rent arrears',
    'Claim: Damages',
    'Residential lease',
    'Rent of January 2026, lease L-0007',
    'Rent of December 2025, lease L-0007',
    'Rent of November 2025, lease L-0007',
  ]);
  const open = () => user.click(table.getByRole('button', { name: /^Dispute Rent of January 2026/ }));
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'Dispute an entry' });
  expect(dialog).toHaveAccessibleDescription(
    'Record it for RentSafe, who decides, and send it to Baobab Properties, who reports the entry.',
  );
  await user.click(within(dialog).getByLabelText('Reason'));
  await user.paste('Paid in cash & on time: receipt 12.');
  const mail = mailOf();
  expect(mail.pathname).toBe('help@rentsafe.example');
  const { registration_name, registration_number } = sampleCompanyReport(2, {});
  const company = `${registration_name} (${registration_number})`;
  expect(mail.searchParams.get('subject')).toBe(`Dispute by ${company}: Rent of January 2026, lease L-0007`);
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain('To: Baobab Properties\r\nCopy: RentSafe\r\n');
  expect(body).toContain('Not paid within 30 days. Amount: $400.00.\r\n');
  expect(body).toContain('Report number: C3-20260302100500\r\n');
  expect(body).toContain('Reason:\r\nPaid in cash & on time: receipt 12.\r\n');
  expect(body).toMatch(/Rudo Makoni\r\nfor /);
  await user.keyboard('{Escape}');
  await open();
  expect(await screen.findByLabelText('Reason')).toHaveValue('Paid in cash & on time: receipt 12.');
});

test('a dispute is recorded with its entry and reason, gets a case number, and stands below with days left', async () => {
  reported({ active: [{ creditor: 'Baobab Properties', type: 'Commercial lease', amount: '5.00' }] });
  const sent = vi.fn();
  const cases: Dispute[] = [];
  const [, ofReport] = sampleDisputes;
  server.use(
    answer(listDisputes, (request) => pageOf(cases, { ...request, query: new URLSearchParams() })),
    answer(createDispute, ({ body }) => {
      sent(body);
      const party = { type: 'company' as const, id: 3, name: 'Kopje Estates' };
      const made = { ...(ofReport as Dispute), party, reason: (body as { reason: string }).reason };
      cases.push(made);
      return made;
    }),
  );
  const { user } = renderApp(`${HOME_PATH}/companies/3?tab=dispute`);
  await user.click(await screen.findByRole('button', { name: /^Dispute Commercial lease/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Dispute an entry' });
  await user.click(within(dialog).getByRole('button', { name: 'Record dispute' }));
  expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription(/Say what is wrong\./);
  await user.type(within(dialog).getByLabelText('Reason'), 'Paid');
  await user.click(within(dialog).getByRole('button', { name: 'Record dispute' }));
  expect(await within(dialog).findByText('Recorded as DP-000001')).toBeVisible();
  expect(within(dialog).getByRole('region', { name: 'Files' })).toBeVisible();
  expect(mailOf().searchParams.get('body')).toContain('Case number: DP-000001');
  const reason = expect.stringMatching(
    /^Commercial lease\. Unpaid since .*\. Amount: \$5\.00\. Reported by: Baobab Properties\.\n\nPaid$/,
  );
  expect(sent.mock.calls).toEqual([[{ report: true, reason }]]);
  await user.keyboard('{Escape}');
  const table = within(await screen.findByRole('table', { name: 'Your disputes' }));
  expect(table.getByRole('row', { name: /DP-000001.*Open.*12/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^DP-000001 Commercial lease/ })).toBeVisible();
});

test('what the provider reports is disputed with it alone', async () => {
  reported({ active: [{ creditor: 'RentSafe', type: 'Commercial lease', amount: '5.00' }] });
  const { user } = renderApp(`${HOME_PATH}/companies/3?tab=dispute`);
  await user.click(await screen.findByRole('button', { name: 'Dispute Commercial lease, RentSafe' }));
  expect(await screen.findByRole('dialog', { name: 'Dispute an entry' })).toHaveAccessibleDescription(
    'RentSafe reports the entry and decides.',
  );
  expect(screen.queryByText(/add the address of/)).not.toBeInTheDocument();
  expect(mailOf().searchParams.get('body')).not.toContain('Copy:');
});

test('what the own book reports is disputed on its lease', async () => {
  reported({ active: [{ creditor: 'Acacia Lettings', type: 'Commercial lease', amount: '5.00' }] });
  renderApp(`${HOME_PATH}/companies/3?tab=dispute`);
  expect(await screen.findByText('In your own accounts: dispute it on its lease.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dispute / })).not.toBeInTheDocument();
});

test('where nothing speaks against the company there is nothing to dispute', async () => {
  reported({ claims: [], active: [] });
  renderApp(`${HOME_PATH}/companies/3?tab=dispute`);
  expect(await screen.findByText('Nothing to dispute')).toBeVisible();
});
