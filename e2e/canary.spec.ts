import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { admin } from './support/admin.ts';
import { nationalId, unique } from './support/forms.ts';
import { chooseOption } from './support/lists.ts';
import { test } from './support/profile.ts';
import { expect, lastPrint } from './support/test.ts';
import { filesWith, listenForLeaks, textsLeftIn } from './support/traces.ts';

/** Texts that occur nowhere else. */
const canary = {
  firstName: 'Zvanyadza',
  email: 'zvanyadza.canary@example.co.zw',
  phone: '+263772345678',
  employer: 'Kanarienhof Foundry',
  nationalId: nationalId(unique()),
  passport: 'CANARYPASS77',
  unfinished: 'Halbgetippt',
  refused: 'Weigerkanarie',
  password: admin.password,
};

/** Search terms are part of addresses, and so of the browser's own history: a list is shared by its address. */
const searchTerms = { lastName: 'Muchaparara', failed: 'Suchkanarie' };

/** Where an address may remain after Log out. */
const allowedAddresses: Record<string, RegExp> = {
  'performance timeline': /^(soft-)?navigation /,
  // React keeps the render before the last.
  'JavaScript heap': /^(\?|\/login\?next=|http)/,
};

async function plant(page: Page): Promise<void> {
  const data = { username: admin.email, password: admin.password };
  const { access } = await (await page.request.post('/api/auth/login/', { data })).json();
  const answer = await page.request.post('/api/individuals/', {
    headers: { Authorization: `Bearer ${access}` },
    data: {
      first_name: canary.firstName,
      last_name: searchTerms.lastName,
      date_of_birth: '1990-03-05',
      gender: 'female',
      identification_type: 'national_id',
      identification_number: canary.nationalId,
      marital_status: 'single',
      contact_details: [{ email: canary.email, mobile_phone: [canary.phone] }],
      employment_details: [{ employer_name: canary.employer, job_title: 'Clerk', start_date: '2020-01-01' }],
      notes: [],
      next_of_kin: [],
      documents: [],
      addresses: [],
    },
  });
  expect(answer.status()).toBe(201);
}

/** Types key by key: text that Playwright passes to a page may stay on the page's heap. */
async function type(page: Page, role: 'textbox' | 'searchbox' | 'combobox', name: string, text: string) {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function signInByHand(page: Page) {
  await page.goto('/login');
  await type(page, 'textbox', 'Email', admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Individual Payment Status' }).click();
}

async function search(page: Page, text: string) {
  await type(page, 'searchbox', 'Search individuals', text);
  await page.keyboard.press('Enter');
}

async function readPrintAndSave(page: Page) {
  await search(page, searchTerms.lastName);
  await expect(page.getByText(/1 \/ 1\b/)).toBeVisible();
  await page.getByRole('button', { name: /^View report for / }).click();
  await expect(page.getByRole('heading', { name: 'Employment History' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  expect((await lastPrint(page)).html).toContain(canary.employer);
  await page.evaluate(() => window.printed.splice(0).length);
  await page.keyboard.press('Escape');
  const downloading = page.waitForEvent('download');
  await chooseOption(page, /^CSV/);
  await (await downloading).delete();
}

async function searchInPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await type(page, 'combobox', 'Search everywhere', canary.firstName);
  await expect(page.getByRole('option', { name: /^Z/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function leaveUnfinishedForm(page: Page) {
  await page.getByRole('button', { name: 'Add New Individual' }).click();
  await type(page, 'textbox', 'First Name', canary.unfinished);
  await page.getByLabel('Identification Type').selectOption('passport');
  await type(page, 'textbox', 'Identification Number', canary.passport);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
}

async function failToSearch(page: Page) {
  const headers = { 'cache-control': 'no-store' };
  for (const answer of [
    { status: 500, json: { detail: canary.refused } },
    { status: 400, json: { q: [canary.refused] } },
    { status: 200, body: `{"results": ["${canary.refused}` },
  ]) {
    const calls = '**/api/individuals/search/**';
    await page.route(calls, (route) => route.fulfill({ ...answer, headers }), { times: 1 });
    const answered = page.waitForResponse(calls);
    await search(page, `${searchTerms.failed}${answer.status}`);
    await answered;
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }
}

test('nothing shown, typed or refused remains after Log out', async ({ page, context, profile }, info) => {
  const leaks = listenForLeaks(context);
  await plant(page);
  await signInByHand(page);
  await readPrintAndSave(page);
  await searchInPalette(page);
  await leaveUnfinishedForm(page);
  await failToSearch(page);
  await search(page, searchTerms.lastName);
  await expect(page.getByText(/1 \/ 1\b/)).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByText(/1 \/ 1\b/)).toBeVisible();
  // Before Log out the same search finds it.
  const before = await textsLeftIn(page);
  for (const place of ['DOM of every frame', 'JavaScript heap'])
    expect(
      before[place]?.some((text) => text.includes(canary.nationalId)),
      place,
    ).toBe(true);
  expect(before['local storage']?.some((text) => text.includes(leaks.tokens[0] ?? ''))).toBe(true);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(otherTab.getByRole('heading', { name: 'Login to proceed' })).toBeVisible();

  const secrets = [...Object.values(canary), ...leaks.tokens];
  const addresses = Object.values(searchTerms);
  expect(leaks.tokens.length).toBeGreaterThan(1);
  const findings: string[] = [];
  const counts: Record<string, number> = {};
  const isLeak = (place: string) => (text: string) => {
    const includesTerm = (term: string) => text.includes(term);
    return (
      secrets.some(includesTerm) || (addresses.some(includesTerm) && !allowedAddresses[place]?.test(text))
    );
  };
  const inspect = (place: string, texts: readonly string[]) => {
    counts[place] = (counts[place] ?? 0) + texts.length;
    findings.push(...texts.filter(isLeak(place)).map((text) => `${place}: ${text.slice(0, 200)}`));
  };
  for (const tab of [page, otherTab]) {
    let left = Object.entries(await textsLeftIn(tab));
    // React and the browser's painting let go of what was shown some time after it went.
    const deadline = Date.now() + 180_000;
    while (left.some(([place, texts]) => texts.some(isLeak(place))) && Date.now() < deadline)
      left = Object.entries(await textsLeftIn(tab));
    for (const [place, texts] of left) inspect(place, texts);
  }

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Login to proceed' })).toBeVisible();
  inspect('the page that Back leads to', [await page.getByRole('main').innerHTML()]);

  for (const token of leaks.tokens) {
    const asAccess = await page.request.get('/api/auth/me/', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const asRefresh = await page.request.post('/api/auth/refresh/', { data: { refresh: token } });
    expect([asAccess.status(), asRefresh.status()]).toEqual([401, 401]);
  }
  await context.close();

  inspect('console', leaks.console);
  expect(leaks.cacheable).toEqual([]);
  // The contract searches for records by query.
  const isSearch = (url: string) =>
    /\/api\/\w+\/(search|lookup)\//.test(url) || addresses.some((term) => url.includes(term));
  inspect(
    'addresses except those of searches',
    leaks.addresses.filter((url) => !isSearch(url)),
  );
  const printed = leaks.titles.filter((title) => /^Rent Payment Status Report/.test(title));
  inspect(
    'document titles, except that of the print',
    leaks.titles.filter((title) => !printed.includes(title)),
  );
  const log = await readFile(join(process.env.E2E_RUN ?? '', 'api.log'), 'utf8');
  expect(log).toContain('"/api/individuals/search/"');
  const lines = log.split('\n');
  inspect("the API's log", lines);
  expect(lines.filter((line) => addresses.some((term) => line.includes(term)))).toEqual([]);

  const onDisk = await filesWith(profile, [...secrets, ...addresses]);
  const isOwn = /Local Storage|IndexedDB|Session Storage|Service Worker|Cache/;
  const unexplained = onDisk.filter(({ file, text }) =>
    // The database behind local storage overwrites a removed value later; the tokens in it no longer work.
    leaks.tokens.includes(text) ? !/Local Storage/.test(file) : !addresses.includes(text) || isOwn.test(file),
  );
  expect(findings).toEqual([]);
  expect(unexplained).toEqual([]);
  info.annotations.push(
    {
      type: 'canary',
      description: JSON.stringify({ secrets: secrets.length, answers: leaks.answers, ...counts }),
    },
    {
      type: 'on disk',
      description: [
        ...new Set(
          onDisk.map(
            ({ file, text }) =>
              `${leaks.tokens.includes(text) ? 'expired token' : 'search term'}: ${file.replace(/\d{6,}/g, '…')}`,
          ),
        ),
      ].join('\n'),
    },
  );
});
