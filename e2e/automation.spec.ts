import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { today } from '../packages/domain/src/date/index.ts';
import { sampleIndividual } from '../packages/domain/src/fixtures/index.ts';
import { firstDayOf, monthOf } from '../packages/format/src/date/index.ts';
import { call } from './support/call.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { test as base, expect, fillSignIn } from './support/test.ts';

const daytime = new URL('./support/daytime.mjs', import.meta.url).href;

/** A server of its own, on which it is day and nobody else writes messages. */
const test = base.extend<{ server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  server: async ({}, provide) => {
    const server = await startServer({ SAMPLE_DATA: 'false', NODE_OPTIONS: `--import=${daytime}` });
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.base),
});

const day = today(new Date());
const dueOn = firstDayOf(monthOf(day));

/** A tenant whose rent of this month is due and open, and the text of a reminder. */
async function letHouse(page: Page) {
  const made = (path: string, body: object) => call<{ id: number }>(page, 'POST', path, body);
  const landlord = await made('individuals/', sampleIndividual(1));
  const tenant = await made('individuals/', {
    ...sampleIndividual(2),
    ...{ first_name: 'Rudo', last_name: 'Makoni' },
    contact_details: [{ email: 'rudo@makoni.example', mobile_phone: ['+263771234567'] }],
  });
  const property = await call<{ units: { id: number }[] }>(page, 'POST', 'properties/', {
    ...{
      property_type: 'House',
      building_name: 'Msasa Cottage',
      city_town: 'Harare',
      owned_from: '2020-01-01',
    },
    landlord: { type: 'individual', id: landlord.id },
  });
  const rent = { type: 'rent', currency: 'USD', steps: [{ from_on: dueOn, amount: '450.00' }] };
  const lease = await made('leases/', {
    ...{ unit: property.units[0]?.id, from_on: dueOn, schedules: [rent] },
    parties: [{ party: { type: 'individual', id: tenant.id }, role: 'tenant' }],
  });
  await made(`leases/${lease.id}/activate/`, {});
  await made('charge-runs/', { month: monthOf(day) });
  await made('message-templates/', {
    ...{ name: 'Rent reminder', kind: 'reminder', channel: 'email', subject: 'Rent of {{property.name}}' },
    body: 'Good day {{tenant.name}}, {{charge.open}} was due on {{charge.due_on}}.',
  });
}

test('a rule that is set up sends its message to the tenant’s inbox, once', async ({ page, server }) => {
  await page.goto('/login?next=/services/rent-safe/communication?tab=automations');
  await fillSignIn(page);
  await expect(page.getByRole('button', { name: 'Edit Automations' })).toBeVisible();
  await letHouse(page);

  await page.getByRole('button', { name: 'Edit Automations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Automations' });
  await dialog.getByRole('button', { name: 'Add Automation' }).click();
  const rule = dialog.getByRole('group', { name: 'Automation 1' });
  await rule.getByLabel(/^About/).selectOption({ label: 'Reminder' });
  await rule.getByLabel(/^Days/).fill(String(Number(day.slice(8)) - 1));
  await rule.getByLabel(/^Template/).selectOption({ label: 'Rent reminder · Email' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Automations saved')).toBeVisible();

  for (const said of ['1 message queued', 'No message was due']) {
    await page.getByRole('button', { name: 'Run now' }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Outbox' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Outbox' })).toBeVisible();
  await expect(page).not.toHaveURL(/tab=automations/);
  const row = page.getByRole('row').filter({ hasText: 'Rudo Makoni' });
  // Without a mail server a message is kept as a file, and says so.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Kept, not sent', { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await expect(row).toHaveCount(1);
  const mail = await readFile(join(server.folder, 'data/outbox/message-1.eml'), 'utf8');
  expect(mail).toMatch(/^To: rudo@makoni\.example\r$/m);
  expect(mail).toMatch(/^Subject: Rent of Msasa Cottage\r$/m);
  expect(mail).toContain('$450.00');
});
