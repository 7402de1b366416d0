import { listCharges } from '@rentsafe/domain/charge';
import {
  createDispute,
  type Dispute,
  type DisputeInput,
  disputeSteps,
  listDisputes,
} from '@rentsafe/domain/dispute';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { claimPath, leasePath } from '../paths';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { pageOf } from '../testing/mockedLists';
import { sampleDispute } from '../testing/sampleDispute';
import { sampleOpenCharges } from '../testing/sampleReceipts';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

test('a charge is disputed, and an Admin of the provider decides', async () => {
  const sent = vi.fn();
  let disputes: Dispute[] = [];
  server.use(
    answer(listCharges, (request) => pageOf(sampleOpenCharges, request)),
    answer(listDisputes, (request) => pageOf(disputes, request)),
    answer(createDispute, ({ body }) => {
      sent(body as DisputeInput);
      disputes = [sampleDispute];
      return sampleDispute;
    }),
    answer(disputeSteps.calls.decide, ({ body }) => {
      sent(body);
      disputes = [
        {
          ...{ ...sampleDispute, state: 'rejected', outcome: 'rejected' },
          ...{ decision: 'No receipt', decided_on: '2026-03-05' },
        },
      ];
      return disputes[0] ?? sampleDispute;
    }),
  );
  signedIn();
  const { user } = renderApp(`${leasePath(7)}?tab=disputes`);
  await user.click(await screen.findByRole('button', { name: 'Open Dispute' }));
  const form = within(await screen.findByRole('dialog', { name: 'Open dispute: L-0007' }));
  const [charge] = sampleOpenCharges;
  await form.findByRole('option', { name: new RegExp(charge?.description ?? '') });
  await user.selectOptions(form.getByLabelText(/^Charge/), String(charge?.id));
  await user.click(form.getByLabelText(/^Reason/));
  await user.paste('Paid in cash');
  await user.click(form.getByRole('button', { name: 'Open dispute' }));
  expect(await screen.findByText('To be decided before 02 Apr 2026, otherwise it is upheld.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ charge: charge?.id, reason: 'Paid in cash', party: expect.anything() }),
  );

  await user.click(await screen.findByRole('button', { name: 'Decide…' }));
  const decision = within(await screen.findByRole('dialog', { name: 'Decide dispute: Paid in cash' }));
  await user.click(decision.getByRole('radio', { name: 'Rejected' }));
  await user.click(decision.getByLabelText(/^Reason/));
  await user.paste('No receipt');
  await user.click(decision.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('05 Mar 2026: No receipt')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ outcome: 'rejected', reason: 'No receipt' }),
  );
  // What was handed in stays, whatever was decided.
  await user.click(screen.getByRole('button', { name: 'More actions for Paid in cash' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Files…']);
  await user.click(screen.getByRole('menuitem', { name: 'Files…' }));
  expect(await screen.findByRole('dialog', { name: 'Files of dispute: Paid in cash' })).toBeVisible();
});

test('a claim is disputed on its page by whom it is against, and a refusal is explained', async () => {
  const sent = vi.fn();
  let isDisputed = false;
  const ofClaim: Dispute = { ...sampleDispute, charge: null, claim: 2, reason: 'The rent was paid' };
  server.use(
    answer(listDisputes, (request) =>
      pageOf(isDisputed && request.query.get('claim') === '2' ? [ofClaim] : [], request),
    ),
    answer(createDispute, ({ body }) => {
      sent(body);
      if (sent.mock.calls.length === 1)
        return refuse(409, { detail: 'This is already disputed.', state: 'upheld' });
      isDisputed = true;
      return ofClaim;
    }),
  );
  signedIn();
  const { user } = renderApp(claimPath(2));
  await user.click(await screen.findByRole('button', { name: 'Open Dispute' }));
  const form = within(await screen.findByRole('dialog', { name: 'Open dispute: claim of $123,456.00' }));
  await user.click(await form.findByLabelText(/^Reason/));
  await user.paste('The rent was paid');
  await user.click(form.getByRole('button', { name: 'Open dispute' }));
  expect(await form.findByText('This is already disputed.')).toBeVisible();
  expect(form.getByLabelText(/^Reason/)).toHaveValue('The rent was paid');
  await user.click(form.getByRole('button', { name: 'Open dispute' }));
  expect(await screen.findByText('To be decided before 02 Apr 2026, otherwise it is upheld.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ claim: 2, party: { type: 'company', id: 3 }, reason: 'The rent was paid' }),
  );
});
