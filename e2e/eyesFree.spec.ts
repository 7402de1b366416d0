// A blind user works with the keyboard alone: the journeys only press keys, and read of the page only what Chromium's accessibility
// tree holds of the focus, and what live regions announce. The golden transcript is e2e/eyesFree/transcript.txt: at the margin what the user
// does, below it what is announced: the landmarks and groups entered, the focus (name, role, states, value, description), live
// regions (`status` or `ALERT`), a new title. `(silence)` is what the browser itself handles, such as its print dialog or a selection; `20
// of … results` is masked, since other journeys add records. `npm run prove:eyes-free -- accept` accepts what is announced
// now: before you commit it, read the difference as a blind user.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ScreenReader } from './eyesFree/ScreenReader.ts';
import { admin } from './support/admin.ts';
import { expect, lastPrint, test } from './support/test.ts';

const golden = join(import.meta.dirname, 'eyesFree/transcript.txt');

async function signIn(reader: ScreenReader) {
  reader.chapter('Sign in');
  await reader.open('/login', 'Login');
  await reader.seek('Email');
  await reader.type(admin.email);
  await reader.press('Tab');
  await reader.type('not-the-password', { as: 'a wrong password' });
  await reader.press('Enter', 'Invalid account.');
  await reader.press('Control+a');
  await reader.type(admin.password, { as: 'the password' });
  await reader.press('Enter', 'Payment Status');
}

async function findAnIndividual(reader: ScreenReader) {
  reader.chapter('Find an individual');
  await reader.seek('Overview');
  await reader.press('ArrowRight');
  await reader.press('Enter', /results/);
  await reader.press('/');
  await reader.type('14101117A53');
  await reader.press('Enter', /results/);
}

async function readAndPrint(reader: ScreenReader, page: Page) {
  reader.chapter('Read the report and print it');
  await reader.seek('View report for');
  await reader.press('Enter', 'Report loaded');
  await reader.read();
  await reader.seek('Print');
  await reader.press('Enter', async () => {
    await expect.poll(() => page.evaluate(() => window.printed.length)).toBe(1);
    await expect.poll(() => page.frames().length).toBe(1);
  });
  expect((await lastPrint(page)).html).toContain('14101117A53');
  await reader.press('Escape', 'View report for');
}

/** Tab passes over a list of places that is still loading. */
const hasLoaded = (page: Page, label: string) => () => expect(page.getByLabel(label).last()).toBeEnabled();

async function addAnAddress(reader: ScreenReader, next: 'Province' | 'City', street: string) {
  await reader.seek('Add Address');
  // The second address starts in the province of the first: the focus goes on to its city.
  await reader.press('Enter', () => expect(reader.page.getByLabel(next).last()).toBeFocused());
  if (next === 'Province') await reader.fill('Province', 'Harare', hasLoaded(reader.page, 'City'));
  await reader.fill('City', 'Harare', hasLoaded(reader.page, 'Suburb'));
  await reader.fill('Street Address', street);
}

async function createAnIndividual(reader: ScreenReader) {
  reader.chapter('Create an individual with two addresses');
  await reader.press('/');
  await reader.seek('Add New Individual');
  await reader.press('Enter', 'First Name');
  await reader.fill('First Name', 'Tsitsi');
  await reader.fill('Last Name', 'Chikomo');
  await reader.fill('Identification Type', 'Nat');
  await reader.fill('Identification Number', '63-123456-c-63');
  await reader.fill('Gender', 'Fem');
  await reader.fill('Date Of Birth', '05/03/1990');
  await reader.fill('Marital Status', 'Single');
  await addAnAddress(reader, 'Province', '1 Samora Machel Avenue');
  await addAnAddress(reader, 'City', '7 Fife Street');
  await reader.seek('Add Individual');
  await reader.press('Enter', 'problem');
  await reader.fill('Mobile Phone', '0771 234 567');
  await reader.press('Enter', 'created');
}

async function createABranch(reader: ScreenReader) {
  reader.chapter('Create a branch with a contact');
  await reader.seek(/, tab(,|$)/, 'Shift+Tab');
  await reader.press('ArrowRight');
  await reader.press('Enter', /results/);
  await reader.press('/');
  await reader.type('baobab head');
  await reader.press('Enter', /results/);
  await reader.seek('New Branch');
  await reader.press('Enter', 'Branch Name');
  await reader.fill('Branch Name', 'Borrowdale');
  await reader.seek('Add Contact');
  await reader.press('Enter');
  await reader.type('tsitsi chik', { until: '1 result' });
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await reader.fill('Position', 'Caretaker');
  await reader.fill('Contact Type', 'Manager');
  await reader.seek('Add Branch');
  await reader.press('Enter', 'created');
}

async function logOut(reader: ScreenReader) {
  reader.chapter('Log out');
  await reader.press('/');
  await reader.seek('Log out', 'Shift+Tab');
  await reader.press('Enter', 'RentSafe');
}

test('the main journeys by keyboard and screen reader match the transcript', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00+02:00');
  await page.route('**/full-details/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), as_at: '2026-11-20T07:30:00Z' } });
  });
  const reader = await ScreenReader.start(page);
  await signIn(reader);
  await findAnIndividual(reader);
  await readAndPrint(reader, page);
  await createAnIndividual(reader);
  await createABranch(reader);
  await logOut(reader);
  expect(reader.transcript).not.toMatch(/NO NAME|INSERTED SILENTLY/);
  const lines = reader.transcript.split('\n');
  const repeated = lines.filter((line, at) => /status|ALERT/.test(line) && line === lines[at - 1]);
  expect(repeated, 'announced twice in a row').toEqual([]);
  if (process.env.EYES_FREE === 'accept') writeFileSync(golden, reader.transcript);
  expect(reader.transcript).toBe(readFileSync(golden, 'utf8'));
});
