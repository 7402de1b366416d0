import { listOf } from '../../../packages/app/src/testing/lists.ts';
import { admin } from '../../support/admin.ts';
import type { Surface } from '../matrix.ts';
import { expect } from '../world.ts';
import { list } from './shared.ts';

export const login: Surface = {
  id: 'login',
  kind: 'form',
  call: { method: 'POST', path: /^\/api\/auth\/login\/$/ },
  signedIn: false,
  fields: ({ page }) => page.getByRole('form', { name: 'Login' }),
  open: async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  },
  fill: async ({ page }) => {
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
  },
  trigger: ({ page }) => page.getByRole('button', { name: 'Sign in' }).click(),
  failure: /^Invalid account\.$/,
  related: {
    text: /./,
    because:
      "The alert reads 'Invalid account.' by the specification; where the credentials are not the cause the next line names the cause.",
  },
  busy: ({ page }) => page.getByRole('button', { name: 'Sign in' }).and(page.locator('[aria-disabled=true]')),
  recover: ({ page }) => page.getByRole('button', { name: 'Sign in' }).click(),
  isDone: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Payment Status' })).toBeFocused(),
};

export const individualList = list('individualList', listOf.individual);
export const companyList = list('companyList', listOf.company);
export const internalUsers = list('internalUsers', listOf.user);

/** Going to a screen whose code is not loaded yet. */
export const routeChange: Surface = {
  id: 'routeChange',
  kind: 'code',
  call: { method: 'GET', path: /^\/assets\/StatementsScreen[^/]*\.js$/ },
  signedIn: true,
  fields: ({ page }) => page.getByRole('navigation', { name: 'Main' }),
  open: individualList.open,
  fill: async ({ page }) => {
    await page.getByRole('button', { name: 'Landlords' }).click();
    await expect(page.getByRole('link', { name: 'Statements' })).toBeVisible();
  },
  trigger: ({ page }) => page.getByRole('link', { name: 'Statements' }).click(),
  failure: /This page could not be loaded|This page does not work right now/,
  namesNoCause: 'A browser does not report why a part of a program could not be loaded.',
  busy: ({ page }) => page.getByRole('progressbar'),
  recover: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  isDone: ({ page }) =>
    expect(page.getByRole('heading', { level: 1, name: 'Landlord Property Statements' })).toBeVisible(),
};
