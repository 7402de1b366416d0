import type { Locator, Page } from '@playwright/test';
import { listOf } from '../../packages/app/src/testing/lists.ts';
import { expect, openSignedIn } from './test.ts';

export const individualTab = listOf.individual.at;
export const companyTab = listOf.company.at;

let lastNumber = 0;

/** Nine digits that no other journey uses. */
export function unique(): string {
  lastNumber = Math.max(
    lastNumber + 1,
    (Date.now() % 100_000_000) * 10 + Number(process.env.TEST_PARALLEL_INDEX ?? 0),
  );
  return String(lastNumber % 1_000_000_000).padStart(9, '0');
}

const checkLetters = 'ZABCDEFGHJKLMNPQRSTVWXY';

/** A national ID with the right check letter. */
export const nationalId = (digits: string) => `${digits}${checkLetters[Number(digits) % 23]}07`;

/** Opens a form from the screen at that path. */
export async function openForm(page: Page, path: string, opener: string, title = opener) {
  await openSignedIn(page, path);
  await page.getByRole('button', { name: opener }).first().click();
  const form = page.getByRole('dialog', { name: title });
  await expect(form).toBeVisible();
  return form;
}

export async function addHarareAddress(form: Locator, legend: string) {
  await form.getByRole('button', { name: 'Add Address' }).click();
  const row = form.getByRole('group', { name: legend, exact: true });
  await row.getByLabel('Country').selectOption({ label: 'Zimbabwe' });
  await row.getByLabel('Province').selectOption({ label: 'Harare' });
  await row.getByLabel('City').selectOption({ label: 'Harare' });
  return row;
}

export async function fillCompany(form: Locator, name: string, number: string) {
  await form.getByLabel('Registered Name').fill(name);
  await form.getByLabel('Registration Number').fill(number);
  await form.getByLabel('Email Address').fill('office@acacia.example.co.zw');
}

export async function fillIndividual(form: Locator, number: string) {
  await form.getByLabel('First Name').fill('Rudo');
  await form.getByLabel('Last Name').fill('Makoni');
  await form.getByLabel('Identification Type').selectOption({ label: 'National ID' });
  await form.getByLabel('Identification Number').pressSequentially(number);
  await form.getByLabel('Gender').selectOption({ label: 'Female' });
  await form.getByLabel('Date Of Birth').fill('05/03/1990');
  await form.getByLabel('Marital Status').selectOption({ label: 'Single' });
  await form.getByLabel('Mobile Phone').fill('0771 234 567');
}
