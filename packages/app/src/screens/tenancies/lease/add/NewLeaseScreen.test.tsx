import { createLease, getLease, leaseSteps, listLeases } from '@rentsafe/domain/lease';
import { HOME_PATH } from '@rentsafe/domain/session';
import { getUnit } from '@rentsafe/domain/unit';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, type MockedRequest, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleLease, sampleLeaseRow, sampleUnit } from '../../../../testing/sampleLeases';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/leases/new?unit=4`;
const only = (row: ReturnType<typeof sampleLeaseRow>) => ({
  next: null,
  previous: null,
  count: 1,
  results: [row],
});

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(answer(listLeases, () => only(sampleLeaseRow({ to_on: '2026-03-31', state: 'notice' }))));
});

const go = (user: UserEvent, name = 'Continue') => user.click(screen.getByRole('button', { name }));

const party = () => screen.findByRole('combobox', { name: /Person or Company/ });

/** Continues, and waits for the step that has the field: all steps are there, and one is visible. */
async function continueTo(user: UserEvent, label: RegExp) {
  await go(user);
  await waitFor(() => expect(screen.getByLabelText(label)).toBeVisible());
}

async function typeIn(user: UserEvent, label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Through the unit and the parties to the terms. */
async function toTerms(user: UserEvent) {
  await screen.findByText(sampleUnit.address);
  await continueTo(user, /Person or Company/);
  await user.click(await party());
  const listbox = within(await screen.findByRole('listbox'));
  await user.click((await listbox.findAllByRole('option'))[0] as HTMLElement);
  await waitFor(async () => expect(await party()).not.toHaveValue(''));
  await continueTo(user, /^Starts/);
  await typeIn(user, /^Net Amount/, '450');
}

test('is typed step by step; an overlap stands at the start, and the way back loses nothing', async () => {
  const received = vi.fn();
  server.use(
    answer(createLease, ({ body }: MockedRequest) => {
      received(body);
      return sampleLease({ state: 'draft', balances: [] });
    }),
  );
  const { user, address } = renderApp(path);
  await toTerms(user);
  await typeIn(user, /^Starts/, '01/03/2026');
  await go(user);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Starts/)).toHaveAccessibleDescription(
      /let from 01 Jun 2025 to 31 Mar 2026 \(L-0007\)/,
    ),
  );
  await go(user, 'Back');
  expect(await party()).not.toHaveValue('');
  await continueTo(user, /^Starts/);
  expect(screen.getByLabelText(/^Starts/)).toHaveValue('01/03/2026');
  await typeIn(user, /^Starts/, '01/04/2026');
  await go(user);
  await waitFor(() => expect(screen.getByText('$450.00 from 01 Apr 2026')).toBeVisible());
  await go(user, 'Save and activate');
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}/leases/7`));
  expect(received).toHaveBeenCalledExactlyOnceWith({
    unit: 4,
    parties: [{ party: { type: 'individual', id: expect.any(Number) }, role: 'tenant' }],
    number: null,
    from_on: '2026-04-01',
    to_on: null,
    due_day: 1,
    grace_days: 5,
    notice_days: 30,
    business_use: false,
    reportable: false,
    deposit: null,
    schedules: [
      {
        type: 'rent',
        currency: 'USD',
        every: 1,
        vat: 'none',
        steps: [{ from_on: '2026-04-01', amount: '450' }],
      },
    ],
  });
});

test('what the server refuses of the draft stands at its step; the draft is changed, not made again', async () => {
  const versions: unknown[] = [];
  server.use(
    answer(leaseSteps.calls.activate, () =>
      versions.length === 0
        ? refuse(409, { unit: ['This unit is let from 2026-04-15.'], existing: { id: 3 } })
        : sampleLease(),
    ),
    answer(leaseSteps.calls.edit, ({ body }: MockedRequest) => {
      versions.push((body as { version: number }).version);
      return sampleLease({ state: 'draft', balances: [], version: 4 });
    }),
  );
  const { user, address } = renderApp(path);
  await toTerms(user);
  await typeIn(user, /^Starts/, '01/04/2026');
  await go(user);
  await waitFor(() => expect(screen.getByText('$450.00 from 01 Apr 2026')).toBeVisible());
  await go(user, 'Save and activate');
  const unit = await screen.findByRole('combobox', { name: /^Unit/ });
  await waitFor(() => expect(unit).toHaveAccessibleDescription(/let from 15 Apr 2026/));
  await continueTo(user, /Person or Company/);
  await continueTo(user, /^Starts/);
  await go(user);
  await waitFor(() => expect(screen.getByText('Saved as draft L-0007.')).toBeVisible());
  await go(user, 'Save and activate');
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}/leases/7`));
  expect(versions).toEqual([3]);
});

test('a property without an owner cannot be let', async () => {
  server.use(answer(getUnit, () => ({ ...sampleUnit, landlord: null })));
  const { user } = renderApp(path);
  await screen.findByText(sampleUnit.address);
  await go(user);
  const unit = screen.getByRole('combobox', { name: /^Unit/ });
  await waitFor(() => expect(unit).toHaveAccessibleDescription(/This property has no owner today/));
  expect(within(screen.getByRole('list', { name: 'New Lease' })).getByText('Unit')).toBeVisible();
});

test('leaving by a link asks before what was typed is discarded; until something is, it does not', async () => {
  const { user, address } = renderApp(path);
  await toTerms(user);
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(trail.getByRole('link', { name: 'Leases' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you have typed?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(/^Net Amount/)).toHaveValue('450');
  expect(address()).toBe(path);
  await user.click(trail.getByRole('link', { name: 'Leases' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}/leases`));
  await user.click(await screen.findByRole('link', { name: 'New Lease' }));
  await screen.findByRole('heading', { level: 1, name: 'New Lease' });
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
      name: 'Leases',
    }),
  );
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}/leases`));
});

test('a draft is changed whole in the same steps, filled in', async () => {
  const received = vi.fn();
  const draft = sampleLease({ state: 'draft', balances: [] });
  server.use(
    answer(listLeases, () => only(sampleLeaseRow({ state: 'draft' }))),
    answer(getLease, () => draft),
    answer(leaseSteps.calls.edit, ({ body }: MockedRequest) => {
      received(body);
      return { ...draft, version: 4 };
    }),
  );
  const { user, address } = renderApp(`${HOME_PATH}/leases/7`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit L-0007' })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: /^Unit/ })).toHaveValue('Msasa Court, unit 4');
  await screen.findByText(sampleUnit.address);
  await go(user);
  await waitFor(() => expect(screen.getAllByLabelText(/Person or Company/)[0]).toBeVisible());
  await go(user);
  await waitFor(() => expect(screen.getByLabelText(/^Starts/)).toBeVisible());
  await typeIn(user, /^Starts/, '01/07/2025');
  await go(user);
  await waitFor(() =>
    expect(screen.getByText('$450.00 from 01 Jul 2025, $475.50 from 01 Mar 2026')).toBeVisible(),
  );
  await go(user, 'Save as draft');
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}/leases/7`));
  const { type, currency, every, vat } = draft.schedules[0] ?? {};
  const levy = draft.schedules[1];
  expect(received).toHaveBeenCalledExactlyOnceWith({
    ...{ unit: 4, number: 'L-0007', from_on: '2025-07-01', to_on: '2026-05-31', version: 3 },
    parties: draft.parties.map(({ party: { type: kind, id }, role }) => ({
      party: { type: kind, id },
      role,
    })),
    ...{ due_day: 1, grace_days: 5, notice_days: 30, business_use: false, reportable: true },
    deposit: draft.deposit,
    schedules: [
      {
        ...{ type, currency, every, vat },
        steps: [
          { from_on: '2025-07-01', amount: '450.00' },
          { from_on: '2026-03-01', amount: '475.50' },
        ],
      },
      {
        ...{ type: levy?.type, currency: 'ZIG', every: 3, vat: 'none' },
        steps: [{ from_on: '2025-07-01', amount: '1500.00' }],
      },
    ],
  });
});
