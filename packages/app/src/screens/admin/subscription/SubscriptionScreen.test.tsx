import { HOME_PATH } from '@rentsafe/domain/session';
import {
  createPlan,
  createSubscription,
  createSubscriptionRun,
  listPlans,
  subscriptionInvoiceSteps,
} from '@rentsafe/domain/subscription';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { signedIn, signedInAs } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import {
  samplePlan,
  sampleSubscription,
  sampleSubscriptionInvoices,
} from '../../../testing/sampleSubscriptions';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const at = `${HOME_PATH}/admin/subscription-management`;

test('a client sees its plan, its usage and its invoices, and can print but not pay them', async () => {
  signedInAs('clientUser');
  renderApp(at);
  const invoices = within(await screen.findByRole('table', { name: 'Invoices' }));
  expect(invoices.getByRole('row', { name: /^SI-000007/ })).toHaveTextContent(
    /February 2026.*\$66\.99.*Open/,
  );
  expect(invoices.getByRole('button', { name: 'Print SI-000007' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay…|Void…/ })).not.toBeInTheDocument();
  expect(screen.getByText('20 included, $2.00 for each additional one')).toBeVisible();
  expect(screen.getByText('1.3 GiB of 5 GiB used')).toBeVisible();
  const usage = within(screen.getByRole('table', { name: 'Usage' }));
  expect(usage.getByRole('row', { name: /^January 2026/ })).toHaveTextContent('January 2026237$59.00');
});

test('the provider adds a plan, chooses it for a client, and invoices a month', async () => {
  const sent = vi.fn();
  server.use(
    answer(createPlan, ({ body }) => {
      sent(body);
      return samplePlan;
    }),
    answer(createSubscription, ({ body }) => {
      sent(body);
      return sampleSubscription;
    }),
    answer(createSubscriptionRun, ({ body }) => {
      sent(body);
      return { month: '2026-02', created: [{ id: 8, number: 'SI-000008' }], totals: [] };
    }),
  );
  signedIn();
  const { user } = renderApp(`${at}?tab=plans`);
  await user.click(await screen.findByRole('button', { name: 'Add Plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of [
    [/^Name/, 'Small'],
    [/^Monthly Price/, '25'],
    [/^Price per Additional Lease/, '2'],
    [/^Price per Additional Report/, '1.50'],
  ] as const)
    await enter(user, dialog.getByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Add Plan' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      ...{ name: 'Small', monthly: { amount: '25', currency: 'USD' }, leases_included: 0, per_lease: '2' },
      ...{ reports_included: 0, per_report: '1.50' },
    }),
  );
  await user.click(screen.getByRole('tab', { name: 'Clients' }));
  await user.click(await screen.findByRole('button', { name: 'Choose plan… of Kopje Estates' }));
  const choice = within(await screen.findByRole('dialog'));
  await choice.findByRole('option', { name: 'Standard, $50.00 a month' });
  await user.selectOptions(choice.getByLabelText(/^Plan/), '1');
  await user.click(choice.getByRole('button', { name: 'Save plan' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ client: 3, plan: 1, from_on: expect.stringMatching(/-01$/) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Run monthly billing…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invoice month' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ month: expect.stringMatching(/^\d{4}-\d{2}$/) }),
  );
});

test('a payment is no more than what is open, and is recorded once', async () => {
  const sent = vi.fn();
  server.use(
    answer(subscriptionInvoiceSteps.calls.pay, ({ body }) => {
      sent(body);
      return { ...sampleSubscription.invoices[0], ...sampleSubscriptionInvoices[1] } as never;
    }),
  );
  signedIn();
  const { user } = renderApp(`${at}?client=2`);
  await user.click(await screen.findByRole('button', { name: 'Pay… SI-000007' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Amount/);
  await user.clear(amount);
  await enter(user, amount, '67');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findAllByText('Only $66.99 is open.')).not.toHaveLength(0);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(amount);
  await enter(user, amount, '60');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ amount: { amount: '60', currency: 'USD' } }),
    ),
  );
});

test('plans that could not be read are asked for again; none is chosen meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  server.use(
    answer(listPlans, (request) => {
      asked += 1;
      return asked === 1 ? refuse(500, {}) : pageOf([samplePlan], request);
    }),
  );
  signedIn();
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('tab', { name: 'Clients' }));
  await user.click(await screen.findByRole('button', { name: 'Choose plan… of Kopje Estates' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Could not fetch the plans')).toBeVisible();
  expect(dialog.queryByText(/There is no plan yet/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('option', { name: 'Standard, $50.00 a month' })).toBeInTheDocument();
});

test('a month in which nobody was left to invoice is not said to be invoiced', async () => {
  server.use(answer(createSubscriptionRun, () => ({ month: '2026-02', created: [], totals: [] })));
  signedIn();
  const { user } = renderApp(`${at}?tab=plans`);
  await user.click(await screen.findByRole('tab', { name: 'Clients' }));
  await user.click(await screen.findByRole('button', { name: 'Run monthly billing…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invoice month' }));
  expect(await screen.findByText(/^There was nothing left to invoice/)).toBeInTheDocument();
  expect(screen.queryByText('Month invoiced')).not.toBeInTheDocument();
});
