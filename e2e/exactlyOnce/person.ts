import type { Locator, Page } from '@playwright/test';
import { formOf } from '../../packages/app/src/testing/creationForms.ts';
import { admin } from '../support/admin.ts';
import { companyTab, fillCompany, fillIndividual, individualTab } from '../support/forms.ts';
import { numberOf } from './ledger.ts';
import { type Click, type Intent, type RecordKind, records } from './plan.ts';

/** How a submission ended, as the screen tells it. */
export interface Heard {
  told: 'created' | 'failed' | 'unconfirmed';
  /** The toasts and the form's own words. */
  words: string;
}

const forms = {
  individual: { ...formOf.individual, screen: individualTab, search: 'Search by name or ID...' },
  company: { ...formOf.company, screen: companyTab, search: 'Search by name or reg...' },
  branch: { ...formOf.branch, screen: companyTab, search: 'Search by name or reg...' },
};

/** The number of the company that all branches are made for. */
export const BRANCHES_OF = '999999999/2026';

/** Runs in the page: how it ended, or null while nothing is told. */
function readOutcome(): { told: Heard['told'] | 'signIn'; words: string } | null {
  const toasts = document.querySelector('[aria-label="Notifications"]')?.textContent ?? '';
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].map((each) => each.textContent ?? '');
  const words = [toasts, document.querySelector('[role="dialog"] section')?.textContent ?? ''].join(' | ');
  if (dialogs.some((text) => text.startsWith('Sign in again'))) return { told: 'signIn', words };
  if (toasts.includes('created successfully!')) return { told: 'created', words };
  if (toasts.includes('Failed to create')) return { told: 'failed', words };
  const isUnconfirmed = dialogs.some((text) => text.includes('No response for 30 seconds'));
  return isUnconfirmed ? { told: 'unconfirmed', words: dialogs.join(' ') } : null;
}

/** Someone at the browser, who does what the screen says. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  #form(kind: RecordKind): Locator {
    return this.page.getByRole('dialog', { name: forms[kind].title });
  }

  async signIn(): Promise<void> {
    await this.page.goto(`/login?next=${encodeURIComponent(individualTab)}`);
    await this.page.getByLabel('Email').fill(admin.email);
    await this.page.getByLabel('Password', { exact: true }).fill(admin.password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.page.getByRole('button', { name: 'Log out' }).waitFor();
  }

  /** Goes to the list, as it is without a search; a list that could not be read is asked for again. */
  async goToList({ kind }: Intent): Promise<void> {
    const { page } = this;
    await this.#closeNext();
    // The other tab keeps its search in the address.
    const isSearched = () => page.url().includes(kind === 'individual' ? 'individual_q=' : 'company_q=');
    if (!page.url().includes(forms[kind].screen) || isSearched()) {
      const name = kind === 'individual' ? 'Individual Payment Status' : 'Company Payment Status';
      await page.getByRole('tab', { name }).click();
      const clear = page.getByRole('tabpanel').getByRole('button', { name: 'Clear' });
      while (isSearched()) await this.#tryToPress(clear);
    }
    await this.#read();
  }

  /** Enter after the click that sent a form may have pressed the button that has the focus again. */
  async #closeNext(): Promise<void> {
    for (const kind of records) {
      const form = this.#form(kind);
      if (!(await form.isVisible())) continue;
      await this.page.keyboard.press('Escape');
      await form.waitFor({ state: 'hidden' });
    }
  }

  /** Waits for the list; asks again when it failed, signs in again when that is asked for. */
  async #read(): Promise<void> {
    const { page } = this;
    for (;;) {
      const state = await page.waitForFunction(() => {
        const panel = document.querySelector('[role="tabpanel"]:not([hidden])');
        if (
          [...document.querySelectorAll('[role="dialog"]')].some((each) =>
            each.textContent?.startsWith('Sign in again'),
          )
        )
          return 'signIn';
        if (!panel || panel.querySelector('[aria-busy="true"]')) return null;
        if ([...panel.querySelectorAll('button')].some((each) => each.textContent === 'Retry'))
          return 'failed';
        return panel.querySelector('tbody tr') ? 'read' : null;
      });
      const found = await state.jsonValue();
      if (found === 'read') return;
      if (found === 'signIn') await this.#signInAgain();
      // It may be on its way already: read again when the form was closed.
      else await this.#tryToPress(page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }));
    }
  }

  async #signInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await this.page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[role="dialog"]')].some((each) =>
          each.textContent?.startsWith('Sign in again'),
        ),
    );
  }

  /** Presses what may go, or be covered, at this moment. */
  async #tryToPress(button: Locator): Promise<void> {
    await button.click({ timeout: 3_000 }).catch(() => undefined);
  }

  /** Opens the form; that of a branch always from the same company. */
  async open({ kind }: Intent): Promise<void> {
    if (kind === 'branch') await this.#search(kind, BRANCHES_OF);
    const form = this.#form(kind);
    while (!(await form.isVisible())) {
      await this.#tryToPress(this.page.getByRole('button', { name: forms[kind].opener }).first());
    }
  }

  async #search(kind: RecordKind, term: string): Promise<void> {
    const search = this.page.getByPlaceholder(forms[kind].search);
    await search.fill(term);
    await search.press('Enter');
    await this.page.waitForURL((url) => [...url.searchParams.values()].includes(term));
    await this.#read();
  }

  async fill(intent: Intent): Promise<void> {
    const form = this.#form(intent.kind);
    if (intent.kind === 'individual') await fillIndividual(form, numberOf(intent));
    else if (intent.kind === 'company') await fillCompany(form, `Acacia ${intent.digits}`, numberOf(intent));
    else await form.getByLabel('Branch Name').fill(numberOf(intent));
  }

  async send({ kind }: Intent, click: Click): Promise<void> {
    const form = this.#form(kind);
    const button = form.getByRole('button', { name: forms[kind].submit });
    if (click === 'double click') return button.dblclick();
    await button.click();
    if (click === 'click and Enter') await this.page.keyboard.press('Enter');
  }

  /** Sends the toasts away, so that what is told next is told anew. */
  async clearToasts(): Promise<void> {
    await this.page.evaluate(() => {
      for (const close of document.querySelectorAll<HTMLElement>('[aria-label="Close notification"]'))
        close.click();
    });
    await this.page.waitForFunction(() => !document.querySelector('[aria-label="Close notification"]'));
  }

  /** What the screen says of a submission. */
  async hear(): Promise<Heard> {
    for (;;) {
      const outcome = await (
        await this.page.waitForFunction(readOutcome, undefined, { timeout: 90_000 })
      ).jsonValue();
      if (outcome && outcome.told !== 'signIn') return { told: outcome.told, words: outcome.words };
      await this.#signInAgain();
    }
  }

  /** Half a minute without an answer. */
  async waitHalfAMinute(): Promise<Heard> {
    await this.page.clock.fastForward(31_000);
    return this.hear();
  }

  /** Closes the form; gives back what is said to who wants to. */
  async close({ kind }: Intent): Promise<string> {
    await this.page.keyboard.press('Escape');
    const question = this.page.getByRole('alertdialog');
    const form = this.#form(kind);
    await Promise.race([question.waitFor(), form.waitFor({ state: 'hidden' })]);
    const words = (await question.isVisible()) ? ((await question.textContent()) ?? '') : '';
    if (words) await question.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'hidden' });
    return words;
  }

  /** Looks for the record in the list. */
  async look(intent: Intent): Promise<boolean> {
    await this.goToList(intent);
    await this.#search(intent.kind, numberOf(intent));
    const cell = this.page.getByRole('tabpanel').getByText(numberOf(intent), { exact: true });
    const isThere = (await cell.count()) > 0;
    await this.goToList(intent);
    return isThere;
  }
}
