import { getContractor, updateContractor } from '@rentsafe/domain/contractor';
import { HOME_PATH } from '@rentsafe/domain/session';
import {
  getWorkOrder,
  type LandlordConsent,
  type WorkOrderClosing,
  type WorkOrderCompletion,
  type WorkOrderSending,
  workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../../testing/answer';
import { enter } from '../../../../testing/enter';
import { signedIn } from '../../../../testing/login';
import { completedOrder, sampleContractor, sampleOrder } from '../../../../testing/sampleMaintenance';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

async function open(id: number) {
  signedIn();
  const app = renderApp(`${HOME_PATH}/work-orders/${id}`);
  await screen.findByRole('heading', { level: 1, name: /^WO-/ });
  return app;
}

test('the next step of an order above the limit is the consent of the landlord', async () => {
  let sent: LandlordConsent | undefined;
  server.use(
    answer(workOrderSteps.calls.consent, ({ body }) => {
      sent = body as LandlordConsent;
      return sampleOrder({
        consent: {
          ...{ given_by: 'Rudo Makoni', given_on: '2026-03-01', evidence: 'Email' },
          amount: { amount: '260.00', currency: 'USD' },
        },
        agreed: { amount: '260.00', currency: 'USD' },
        version: 2,
      });
    }),
  );
  const { user } = await open(12);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.indexOf('Record consent…')).toBeLessThan(buttons.indexOf('Issue…'));
  await user.click(screen.getByRole('button', { name: 'Record consent…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record consent to WO-000012' }));
  await enter(user, dialog.getByLabelText(/^Given By/), 'Rudo Makoni');
  await enter(user, dialog.getByLabelText(/^Evidence/), 'Email');
  expect(dialog.getByLabelText(/^Agreed Amount/)).toHaveValue('250.00');
  await user.clear(dialog.getByLabelText(/^Agreed Amount/));
  await enter(user, dialog.getByLabelText(/^Agreed Amount/), '260');
  await user.click(dialog.getByRole('button', { name: 'Record consent' }));
  expect(await screen.findByText('Up to $260.00. Rudo Makoni, 01 Mar 2026: Email')).toBeVisible();
  expect(sent).toMatchObject({
    ...{ given_by: 'Rudo Makoni', evidence: 'Email' },
    amount: { amount: '260', currency: 'USD' },
  });
  expect(screen.queryByText(/consent is needed/)).not.toBeInTheDocument();
});

test('G16 the landlord is asked, by name, from the form that issues an order above the limit', async () => {
  const { user } = await open(12);
  await user.click(screen.getByRole('button', { name: 'Issue…' }));
  const issue = within(await screen.findByRole('dialog', { name: 'Issue WO-000012' }));
  expect(issue.getByText('The landlord is Rudo Makoni.')).toBeVisible();
  await user.click(issue.getByRole('button', { name: 'Ask for consent…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Ask for consent to WO-000012' }));
  expect(await question.findByRole('combobox', { name: /^Person or Company/ })).toHaveValue('Rudo Makoni');
  expect((question.getByLabelText(/^(Text|Message|Body)/) as HTMLTextAreaElement).value).toMatch(
    /Estimate: \$250\.00, including VAT[\s\S]+above \$200\.00 needs your consent/,
  );
});

test("an order is sent by its contractor's own address, which is added in place where there is none", async () => {
  const sent: WorkOrderSending[] = [];
  let contractor = sampleContractor({ id: 1, email: null, mobile: null, telephone: null, contact: null });
  server.use(
    answer(getContractor, () => contractor),
    answer(updateContractor, ({ body }) => {
      contractor = { ...contractor, ...(body as object), version: 2 };
      return contractor;
    }),
    answer(workOrderSteps.calls.send, ({ body }) => {
      sent.push(body as WorkOrderSending);
      const to = { message: 4, channel: 'email', address: 'a@msasa.example', on: '2026-03-02' };
      return sampleOrder({ id: 9, number: 'WO-000009', state: 'issued', issued_on: '2026-03-02', sent: to });
    }),
  );
  const { user } = await open(9);
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send WO-000009' }));
  expect(await dialog.findByText(/has no email address and no mobile number/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save to contractor' }));
  expect(dialog.getByLabelText(/^Contractor Email/)).toBeInvalid();
  await enter(user, dialog.getByLabelText(/^Contractor Email/), 'a@msasa.example');
  await user.click(dialog.getByRole('button', { name: 'Save to contractor' }));
  expect(await dialog.findByRole('radio', { name: /^Email/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Send order' }));
  expect(await screen.findByRole('link', { name: 'a@msasa.example, 02 Mar 2026' })).toBeVisible();
  expect(sent).toMatchObject([
    {
      channel: 'email',
      subject: 'Work order WO-000009: Sparks from the main board',
      body: expect.stringMatching(
        /^Work order WO-000009: Sparks from the main board\nPlace: 5 Mutare Road, unit B2\n/,
      ),
    },
  ]);
});

test('an order that nobody requested is sent as well', async () => {
  server.use(
    answer(getWorkOrder, () =>
      sampleOrder({ id: 9, number: 'WO-000009', state: 'issued', issued_on: '2026-03-02', request: null }),
    ),
  );
  const { user } = await open(9);
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send WO-000009' }));
  const message = await dialog.findByLabelText<HTMLTextAreaElement>(/^Message/);
  expect(message.value).toMatch(/^Work order WO-000009: /);
});

test('work is completed with its lines, and what is wrong with one stands at it', async () => {
  const sent: WorkOrderCompletion[] = [];
  server.use(
    answer(workOrderSteps.calls.complete, ({ body }) => {
      sent.push(body as WorkOrderCompletion);
      if (sent.length > 1) return completedOrder({ id: 11, number: 'WO-000011' });
      return Response.json({ lines: [{}, { rate: ['Too dear.'] }] }, { status: 400 });
    }),
  );
  const { user } = await open(11);
  await user.click(screen.getByRole('button', { name: 'Complete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete WO-000011' }));
  await enter(user, dialog.getByLabelText(/^Description/), 'Electrician');
  await enter(user, dialog.getByLabelText(/^Rate/), '40');
  await user.click(dialog.getByRole('button', { name: 'Add Line' }));
  const second = within(dialog.getByRole('group', { name: 'Line 2' }));
  await user.selectOptions(second.getByLabelText(/^Kind/), 'Material');
  await enter(user, second.getByLabelText(/^Description/), 'Motor');
  await enter(user, second.getByLabelText(/^Rate/), '62.50');
  await enter(user, second.getByLabelText(/^VAT/), '9.69');
  expect(dialog.getByText('$112.19 in total, including VAT of $9.69.')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Complete order' });
  await user.click(submit);
  await waitFor(() => expect(second.getByLabelText(/^Rate/)).toBeInvalid());
  await user.click(submit);
  expect(await screen.findByText('Work order completed')).toBeInTheDocument();
  expect(sent[1]?.currency).toBe('USD');
  expect(sent[1]?.lines).toMatchObject([
    { kind: 'labour', description: 'Electrician', quantity: '1', rate: '40', vat: null },
    { kind: 'material', description: 'Motor', quantity: '1', rate: '62.50', vat: '9.69' },
  ]);
});

test('G16 what comes to more than the landlord agreed to is warned of, completed and closed', async () => {
  const sent: unknown[] = [];
  const above = {
    agreed: { amount: '200.00', currency: 'USD' as const },
    actual: { amount: '212.19', currency: 'USD' as const },
  };
  server.use(
    answer(getWorkOrder, () => sampleOrder({ ...above, actual: null, estimate: null, state: 'started' })),
    answer(workOrderSteps.calls.complete, ({ body }) => {
      sent.push(body);
      return completedOrder({ ...above, id: 12 });
    }),
  );
  const { user } = await open(12);
  await user.click(screen.getByRole('button', { name: 'Complete…' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Complete WO-000012' }));
  await enter(user, dialog.getByLabelText(/^Description/), 'Plumber');
  await enter(user, dialog.getByLabelText(/^Rate/), '200.01');
  await user.click(await dialog.findByLabelText('Complete without consent'));
  await user.click(dialog.getByRole('button', { name: 'Complete order' }));
  expect(await screen.findByText('Work order completed')).toBeInTheDocument();
  expect(sent).toMatchObject([{ above_consent: true }]);
  server.use(answer(getWorkOrder, () => completedOrder({ ...above, id: 12 })));
  expect(await screen.findByText(/^The work came to \$212\.19\. The landlord is billed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close…' }));
  dialog = within(await screen.findByRole('dialog', { name: /^Close WO-/ }));
  expect(dialog.getByText(/Record the new consent first, or choose who else pays/)).toBeVisible();
  await user.click(dialog.getByLabelText(/^Agency/));
  expect(dialog.queryByText(/Record the new consent first/)).not.toBeInTheDocument();
});

test('a completed order is closed to the tenant, on the lease of the request', async () => {
  let sent: WorkOrderClosing | undefined;
  server.use(
    answer(workOrderSteps.calls.close, ({ body }) => {
      sent = body as WorkOrderClosing;
      return completedOrder({
        ...{ state: 'closed', closed_on: '2026-03-02', bearer: 'tenant' },
        charge: { id: 31, lease: { id: 1, number: 'L-0001' } },
      });
    }),
  );
  const { user } = await open(10);
  await user.click(screen.getByRole('button', { name: 'Close…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close WO-000010' }));
  await user.click(dialog.getByRole('radio', { name: /^Tenant/ }));
  await user.click(dialog.getByRole('button', { name: 'Close order' }));
  expect(await screen.findByRole('link', { name: 'Charge on lease L-0001' })).toBeVisible();
  expect(sent).toEqual({ bearer: 'tenant', due_on: null, lease: 1 });
  expect(screen.queryByRole('button', { name: 'Close…' })).not.toBeInTheDocument();
});
