import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { type Role, roles } from '../packages/domain/src/access/index.ts';
import { today } from '../packages/domain/src/date/index.ts';
import { sampleIndividual } from '../packages/domain/src/fixtures/index.ts';
import { admin } from './support/admin.ts';
import { invite, invitedPassword } from './support/client.ts';
import { unique } from './support/forms.ts';
import { type Api, apiOf, pagePaths, walk } from './support/roles.ts';
import { expect, test } from './support/test.ts';

async function signIn(request: APIRequestContext, username: string, password: string) {
  const answer = await request.post('/api/auth/login/', { data: { username, password } });
  const { user, access, refresh } = await answer.json();
  return { api: apiOf(request, access), stored: { ...user, access_token: access, refresh_token: refresh } };
}

const monthsAgo = (count: number, day: string) => {
  const now = new Date();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1));
  return `${then.toISOString().slice(0, 7)}-${day}`;
};

/** A lease that owes, a draft, and of everything that has a page one. */
async function fill(user: Api, boss: Api) {
  const [landlord, tenant] = await Promise.all(
    [0, 1].map((nth) =>
      user.post('individuals/', sampleIndividual(700_000 + (Number(unique()) % 90_000) + nth)),
    ),
  );
  const party = { type: 'individual', id: tenant?.id };
  const property = await user.post('properties/', {
    property_type: 'House',
    street_number: '7',
    street_name: 'Kopje Road',
    city_town: 'Gweru',
    landlord: { type: 'individual', id: landlord?.id },
    owned_from: '2020-01-01',
    units: [{ unit_number: '1' }, { unit_number: '2' }],
  });
  const units = property.units as { id: number }[];
  const lease = (unit: number | undefined) =>
    user.post('leases/', {
      unit,
      parties: [{ party, role: 'tenant' }],
      from_on: monthsAgo(3, '01'),
      reportable: true,
      schedules: [
        { type: 'rent', currency: 'USD', steps: [{ from_on: monthsAgo(3, '01'), amount: '300.00' }] },
      ],
    });
  const { id } = await lease(units[0]?.id);
  await lease(units[1]?.id);
  await user.post(`leases/${id}/activate/`, {});
  await user.post('charge-runs/', { month: monthsAgo(3, '01').slice(0, 7) });
  const bank = await boss.post('bank-accounts/', { name: 'Bank', kind: 'bank', currency: 'USD' });
  await user.post('receipts/', {
    lease: id,
    bank_account: bank.id,
    received_on: monthsAgo(2, '05'),
    amount: { amount: '50.00', currency: 'USD' },
    method: 'cash',
  });
  await user.post('claims/', {
    lease: id,
    party,
    type: 'rent',
    amount: { amount: '100.00', currency: 'USD' },
    reason: 'Three months',
  });
  const [charge] = (await user.get(`charges/?lease=${id}`)).results;
  await user.post('disputes/', { charge: charge?.id, party, reason: 'Paid in cash' });
  await user.post('consents/', {
    party,
    given_on: monthsAgo(2, '01'),
    until_on: monthsAgo(-2, '01'),
    evidence: 'Form of the tenant',
  });
  await user.post('report-issues/', { party, purpose: 'Renewal' });
}

/** The paths of all pages, with the ids of records that the user has; of each page, one. */
async function pathsFor(api: Api): Promise<string[]> {
  const first = async (list: string) => {
    const [row] = (await api.get(list)).results;
    return row?.id ?? 999_999_999;
  };
  const company = await first('companies/');
  const lease = await first('leases/?state=active');
  const ids: [RegExp, number][] = [
    [/\/individuals\/:id/, await first('individuals/')],
    [/\/companies\/:id/, company],
    [/\/branches\/:branchId/, await first(`branches/?company=${company}`)],
    [/\/issued-reports\/:id/, await first('report-issues/')],
    [/\/properties\/:id/, await first('properties/')],
    [/\/landlords\/:id/, await first('landlords/')],
    [/\/leases\/:id\/edit/, await first('leases/?state=draft')],
    [/\/leases\/:id/, lease],
    [/\/invoicing\/:id/, await first('invoices/')],
    [/\/receipts\/:id/, await first('receipts/')],
    [/\/claims\/:id/, await first('claims/')],
    [/\/debt-call\/:id/, lease],
    [/\/clients\/:id/, 1],
  ];
  return pagePaths.map((path) =>
    ids.reduce(
      (found, [pattern, id]) => found.replace(pattern, (part) => part.replace(/:\w+/, String(id))),
      path,
    ),
  );
}

test('no page and no control of any of the four roles leads to a refusal', async ({ request, openOther }) => {
  test.slow();
  const provider = await signIn(request, admin.email, admin.password);
  const client = await provider.api.post('clients/clients/', {
    name: `Msasa Property Managers ${unique()}`,
    company: (await provider.api.get('companies/')).results[0]?.id,
  });
  const add = async (client: number, access_level: 1 | 2) => {
    const { email } = await invite(request, provider.api, client, 'Chipo Ndlovu', access_level);
    return signIn(request, email, invitedPassword);
  };
  const users: Record<Role, Awaited<ReturnType<typeof signIn>>> = {
    // Not the account of the other journeys, whose sessions its pages could end.
    admin: await add(1, 1),
    user: await add(1, 2),
    clientAdmin: await add(client.id, 1),
    clientUser: await add(client.id, 2),
  };
  // Months that are typed today count where the provider has checked the book.
  const { version } = await provider.api.get(`books/${client.id}/`);
  await provider.api.patch(`books/${client.id}/`, { verified_on: today(), version });
  await fill(users.clientUser.api, users.clientAdmin.api);

  const walkAs = async (role: Role, context: BrowserContext) => {
    const page = await context.newPage();
    await page.addInitScript(
      // Frames that print run this too: a session that was renewed stays.
      (value) => localStorage.getItem('token') ?? localStorage.setItem('token', value),
      JSON.stringify(users[role].stored),
    );
    await page.goto('/services/rent-safe');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    return walk(page, role, await pathsFor(users[role].api));
  };
  const contexts: BrowserContext[] = [];
  for (const _ of roles) contexts.push(await openOther());
  const found = await Promise.all(roles.map((role, nth) => walkAs(role, contexts[nth] as BrowserContext)));

  for (const [nth, role] of roles.entries()) {
    console.info(`${role}: ${found[nth]?.pages} pages, ${found[nth]?.controls} controls`);
  }
  expect(found.flatMap(({ refused }) => refused)).toEqual([]);
  const [ofAdmin, ...ofOthers] = found;
  expect(ofAdmin?.sidebar).toEqual(expect.arrayContaining(['Clients', 'Places']));
  for (const { sidebar } of ofOthers) {
    expect(sidebar).toContain('Internal Users');
    expect(sidebar).not.toContain('Clients');
    expect(sidebar).not.toContain('Places');
  }
  expect(Math.min(...found.map(({ controls }) => controls))).toBeGreaterThan(40);
});
