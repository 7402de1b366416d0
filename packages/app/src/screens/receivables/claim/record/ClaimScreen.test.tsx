import {
  claimSteps,
  createClaim,
  getClaim,
  type LeaseClaim,
  type LeaseClaimInput,
  listClaims,
} from '@rentsafe/domain/claim';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleClaim } from '../../../../testing/sampleClaims';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/customers/debt-call`;

test('the claims are a tab of the debts, narrowed by their state, and one is listed when its time has come', async () => {
  const state = vi.fn();
  let claim: LeaseClaim = sampleClaim();
  server.use(
    answer(listClaims, (request) => {
      state(request.query.get('state'));
      return pageOf([claim], request);
    }),
    answer(getClaim, () => claim),
    answer(claimSteps.calls.list, ({ body }) => {
      const { on } = body as { on: string };
      if (on < '2026-02-09')
        return refuse(409, { detail: 'Listing is possible from 2026-02-09.', state: 'noticed' });
      claim = sampleClaim({ state: 'listed', listed_on: on });
      return claim;
    }),
  );
  signedIn();
  const { user } = renderApp(`${path}?tab=claims&claims_state=noticed`);
  const row = await screen.findByRole('row', { name: /Baobab Trading/ });
  await waitFor(() => expect(state).toHaveBeenLastCalledWith('noticed'));
  await user.click(within(row).getByRole('link', { name: 'Baobab Trading' }));
  await user.click(await screen.findByRole('button', { name: 'List…' }));
  const dialog = await screen.findByRole('dialog', { name: 'List claim' });
  const listOn = async (on: string) => {
    const box = await within(dialog).findByLabelText(/^Listed On/);
    await user.clear(box);
    await user.paste(on);
    await user.click(within(dialog).getByRole('button', { name: 'List claim' }));
  };
  await listOn('06/02/2026');
  expect(await within(dialog).findByText('Listing is possible from 09 Feb 2026.')).toBeVisible();
  await listOn('09/02/2026');
  expect(await screen.findByText('In reports since 09 Feb 2026.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Settle…' })).toBeVisible();
});

test('what is overdue is claimed from its debt, against a party of the lease', async () => {
  const sent = vi.fn();
  let claims: readonly LeaseClaim[] = [];
  server.use(
    answer(listClaims, (request) => pageOf(claims, request)),
    answer(createClaim, ({ body }) => {
      sent(body);
      const { amount, lease: id } = body as LeaseClaimInput;
      if (amount.amount === '302.00') return refuse(400, { lease: ['This lease is not reportable.'] });
      if (amount.amount === '301.00') return refuse(400, { amount: ['Only 300.00 is overdue.'] });
      claims = [
        sampleClaim({
          id: 3,
          lease: { id, number: 'L-0007' },
          state: 'draft',
          amount: { amount: '300.00', currency: 'USD' },
        }),
      ];
      return claims[0] ?? sampleClaim();
    }),
  );
  signedIn();
  const { user } = renderApp(`${path}/7`);
  await user.click(await screen.findByRole('button', { name: 'New claim…' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Claim: L-0007' });
  const type = async (label: RegExp, text: string) => {
    const box = await within(dialog).findByLabelText(label);
    await user.clear(box);
    await user.paste(text);
  };
  await user.selectOptions(await within(dialog).findByLabelText(/^Type/), 'Damage');
  await type(/^Reason/, 'Gate');
  await type(/^Amount/, '301.00');
  await user.click(within(dialog).getByRole('button', { name: 'Add Claim' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Amount/)).toHaveAccessibleDescription(/Only 300\.00 is overdue\./),
  );
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('Gate');
  // What is refused of no field that can be seen stands above all of them.
  await type(/^Amount/, '302.00');
  await user.click(within(dialog).getByRole('button', { name: 'Add Claim' }));
  expect(await within(dialog).findByText('This lease is not reportable.')).toBeVisible();
  await type(/^Amount/, '300.00');
  await user.click(within(dialog).getByRole('button', { name: 'Add Claim' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      lease: 7,
      party: { type: 'individual', id: 1 },
      type: 'damage',
      amount: { amount: '300.00', currency: 'USD' },
      reason: 'Gate',
    }),
  );
  const link = await screen.findByRole('link', { name: 'Baobab Trading' });
  expect(link.closest('tr')).toHaveTextContent(/\$300\.00.*Draft/);
});

test.each(['noticed', 'draft'] as const)(
  'G6 of a %s claim of which nothing is overdue neither notice nor listing is offered, and the page says why',
  async (state) => {
    const paid = { overdue: { amount: '0.00', currency: 'USD' as const }, overdue_since: null };
    server.use(answer(getClaim, () => sampleClaim({ ...paid, state })));
    signedIn();
    renderApp(`${path}/claims/2`);
    expect(await screen.findByText('Nothing of this claim is overdue.')).toBeVisible();
    for (const name of ['List…', 'Give notice…']) expect(screen.queryByRole('button', { name })).toBeNull();
  },
);
