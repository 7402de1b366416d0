import type { Locator, Page } from '@playwright/test';
import { type CreationForm, formOf } from '../../packages/app/src/testing/forms.ts';
import { listOf } from '../../packages/app/src/testing/lists.ts';
import { admin } from '../support/admin.ts';
import { fillCompany, fillIndividual, individualTab } from '../support/forms.ts';
import { numberOf } from './ledger.ts';
import { type Click, type Intent, type RecordKind, records } from './plan.ts';

/** How a submission ended, as the screen shows it. */
export interface Outcome {
  status: 'created' | 'failed' | 'unconfirmed';
  /** Of the toasts and of the form. */
  text: string;
}

const over = <Form extends CreationForm>(form: Form) => {
  const { at, placeholder } = listOf[form.list];
  return { ...form, screen: at, search: placeholder };
};
const forms = {
  individual: over(formOf.individual),
  company: over(formOf.company),
  branch: over(formOf.branch),
};

/** The number of the company that all branches belong to. */
export const BRANCHES_OF = '999999999/2026';

/** Runs in the page: how it ended, or null while the page does not show it. */
function outcomeOnPage(): { status: Outcome['status'] | 'signIn'; text: string } | null {
  const toasts = document.querySelector('[aria-label="Notifications"]')?.textContent ?? '';
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].map((dialog) => dialog.textContent ?? '');
  const text = [toasts, document.querySelector('[role="dialog"] section')?.textContent ?? ''].join(' | ');
  if (dialogs.some((dialog) => dialog.startsWith('Sign in again'))) return { status: 'signIn', text };
  if (toasts.includes('created successfully!')) return { status: 'created', text };
  if (toasts.includes('Failed to create')) return { status: 'failed', text };
  const isUnconfirmed = dialogs.some((dialog) => dialog.includes('No response for 30 seconds'));
  return isUnconfirmed ? { status: 'unconfirmed', text: dialogs.join(' ') } : null;
}

/** A user at the browser, who follows the instructions on the screen. */
export class User {
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

  /** Goes to the list without a search; retries a list that could not be loaded. */
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
    await this.#waitForList();
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

  /**
   * Waits for the list of what was searched for, which its caption names: the address does so before it is drawn. Presses Retry when
   * it failed, and signs in again when asked to.
   */
  async #waitForList(term = ''): Promise<void> {
    const { page } = this;
    for (;;) {
      const state = await page.waitForFunction((term) => {
        const panel = document.querySelector('[role="tabpanel"]:not([hidden])');
        if (
          [...document.querySelectorAll('[role="dialog"]')].some((dialog) =>
            dialog.textContent?.startsWith('Sign in again'),
          )
        )
          return 'signIn';
        if (!panel || panel.querySelector('[aria-busy="true"]')) return null;
        if ([...panel.querySelectorAll('button')].some((button) => button.textContent === 'Retry'))
          return 'failed';
        const [, found = ''] = panel.querySelector('caption')?.textContent?.split(' found for ') ?? [];
        return found === term && panel.querySelector('tbody tr') ? 'loaded' : null;
      }, term);
      const result = await state.jsonValue();
      if (result === 'loaded') return;
      if (result === 'signIn') await this.#signInAgain();
      // It may be loading already: closing the form loads it again.
      else await this.#tryToPress(page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }));
    }
  }

  async #signInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await this.page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[role="dialog"]')].some((dialog) =>
          dialog.textContent?.startsWith('Sign in again'),
        ),
    );
  }

  /** Presses a button that may disappear, or be covered, meanwhile. */
  async #tryToPress(button: Locator): Promise<void> {
    await button.click({ timeout: 3_000 }).catch(() => undefined);
  }

  /** Opens the form; for a branch always from the same company. */
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
    await this.#waitForList(term);
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

  /** Closes the toasts, one that a late reply brings meanwhile too, so that the next outcome is a new one. */
  async clearToasts(): Promise<void> {
    await this.page.waitForFunction(() => {
      const closers = document.querySelectorAll<HTMLElement>('[aria-label="Close notification"]');
      for (const close of closers) close.click();
      return closers.length === 0;
    });
  }

  /** The outcome of a submission, as the screen shows it. */
  async readOutcome(): Promise<Outcome> {
    for (;;) {
      const outcome = await (
        await this.page.waitForFunction(outcomeOnPage, undefined, { timeout: 90_000 })
      ).jsonValue();
      if (outcome && outcome.status !== 'signIn') return { status: outcome.status, text: outcome.text };
      await this.#signInAgain();
    }
  }

  /** Half a minute without a response. */
  async waitHalfAMinute(): Promise<Outcome> {
    await this.page.clock.fastForward(31_000);
    return this.readOutcome();
  }

  /** Closes the form; returns the question that is asked first, '' where there is none. */
  async close({ kind }: Intent): Promise<string> {
    await this.page.keyboard.press('Escape');
    const question = this.page.getByRole('alertdialog');
    const form = this.#form(kind);
    await Promise.race([question.waitFor(), form.waitFor({ state: 'hidden' })]);
    const text = (await question.isVisible()) ? ((await question.textContent()) ?? '') : '';
    if (text) await question.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'hidden' });
    return text;
  }

  /** Whether the list finds the record. */
  async findInList(intent: Intent): Promise<boolean> {
    await this.goToList(intent);
    await this.#search(intent.kind, numberOf(intent));
    const cell = this.page.getByRole('tabpanel').getByText(numberOf(intent), { exact: true });
    const isListed = (await cell.count()) > 0;
    await this.goToList(intent);
    return isListed;
  }
}
