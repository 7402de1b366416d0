import { mergeCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport, sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { anonymiseIndividual, fullName, getIndividual, mergeIndividual } from '@rentsafe/domain/individual';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, refuse } from '../testing/answer';
import { anonymised, signedInUser } from '../testing/handlers';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { dialogOf, fillIn, isClosed } from '../wholeApp/dialogForm';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const [gone, kept] = [sampleIndividualReport(0), sampleIndividualReport(1)];

async function choose(user: UserEvent, action: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function openMerge() {
  const app = renderApp(`${HOME_PATH}/individuals/1`);
  await choose(app.user, 'Merge into another…');
  const dialog = await dialogOf(`Merge ${fullName(gone)}`);
  const press = () => app.user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  return { ...app, dialog, press };
}

async function chooseKept(user: UserEvent, dialog: HTMLElement, name: string) {
  const box = within(dialog).getByRole('combobox', { name: /to keep/ });
  await user.click(box);
  await user.paste(name);
  await user.click((await screen.findAllByRole('option', { name: new RegExp(name) }))[0] as HTMLElement);
}

describe('a duplicate is merged', () => {
  test('after both were compared; then the one that is kept is open', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(mergeIndividual, ({ ids, body }) => {
        sent.push([ids.id, body]);
        return { ...kept, version: 2 };
      }),
    );
    const { user, dialog, press, address } = await openMerge();
    await chooseKept(user, dialog, kept.identification_number ?? '');
    const both = await within(dialog).findByRole('table', { name: 'Both records, field by field' });
    expect(both).toHaveTextContent(gone.identification_number ?? '');
    expect(both).toHaveTextContent(kept.identification_number ?? '');
    await press();
    await isClosed();
    expect(sent).toEqual([['1', { into: 2, version: 1 }]]);
    expect(await screen.findByRole('heading', { level: 1, name: fullName(kept) })).toBeVisible();
    expect(address()).toBe(`${HOME_PATH}/individuals/2`);
    expect(screen.getByText('Individual merged')).toBeVisible();
  });

  test('without a record to keep nothing is sent, and it is not offered itself', async () => {
    const merge = vi.fn(() => kept);
    server.use(answer(mergeIndividual, merge));
    const { user, dialog, press } = await openMerge();
    await press();
    expect(merge).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('combobox', { name: /to keep/ }));
    await screen.findAllByRole('option');
    expect(screen.queryByRole('option', { name: new RegExp(gone.identification_number ?? '') })).toBeNull();
  });

  test('a refusal is shown at the record to keep', async () => {
    server.use(answer(mergeIndividual, () => refuse(400, { into: ['Together they have 21 addresses.'] })));
    const { user, dialog, press, address } = await openMerge();
    await chooseKept(user, dialog, kept.identification_number ?? '');
    await press();
    expect(await within(dialog).findAllByText('Together they have 21 addresses.')).not.toHaveLength(0);
    expect(address()).toBe(`${HOME_PATH}/individuals/1`);
  });

  test('companies too', async () => {
    const company = sampleCompanyReport(2);
    server.use(answer(mergeCompany, () => company));
    const { user, address } = renderApp(`${HOME_PATH}/companies/1`);
    await choose(user, 'Merge into another…');
    const dialog = await dialogOf(`Merge ${sampleCompanyReport(0).registration_name}`);
    await chooseKept(user, dialog, company.registration_number ?? '');
    expect(await within(dialog).findByRole('row', { name: /^Email Address/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await isClosed();
    expect(address()).toBe(`${HOME_PATH}/companies/3`);
  });

  test('only Admins are offered it', async () => {
    server.use(answer(me, () => ({ ...signedInUser, access_level: USER })));
    renderApp(`${HOME_PATH}/individuals/1`);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});

describe('a person is anonymised', () => {
  test('after a question and a reason; then nothing can be changed any more', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(getIndividual, () => ({ ...gone, version: 3 })),
      answer(anonymiseIndividual, ({ body }) => {
        sent.push(body);
        return anonymised(1);
      }),
    );
    const { user } = renderApp(`${HOME_PATH}/individuals/1`);
    await choose(user, 'Anonymise…');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Continue' }));
    const form = await dialogOf(`Anonymise ${fullName(gone)}`);
    const press = () => user.click(within(form).getByRole('button', { name: 'Anonymise permanently' }));
    await press();
    expect(sent).toEqual([]);
    await fillIn(user, form, { Reason: 'Asked for by letter.' });
    await press();
    await isClosed();
    expect(sent).toEqual([{ reason: 'Asked for by letter.', version: 3 }]);
    expect(await screen.findByText('This person was anonymised.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  test('G7 each reason why the person is still needed stands in the form', async () => {
    const reasons = [
      'A deposit is held for lease L-0007: refund it first.',
      'Bill 77 is open: pay it first.',
    ];
    server.use(answer(anonymiseIndividual, () => refuse(409, { detail: reasons.join(' '), reasons })));
    const { user } = renderApp(`${HOME_PATH}/individuals/1`);
    await choose(user, 'Anonymise…');
    expect(await screen.findByText(/Earlier backups keep everything/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const form = await dialogOf(`Anonymise ${fullName(gone)}`);
    await fillIn(user, form, { Reason: 'Asked for' });
    await user.click(within(form).getByRole('button', { name: 'Anonymise permanently' }));
    const items = await within(form).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(reasons));
    expect(within(form).getByLabelText(/^Reason/)).toHaveValue('Asked for');
  });

  test('not while a lease names them: the reason stays as it was typed', async () => {
    const detail = 'Named by lease L-0007, which has not ended: end it first.';
    server.use(answer(anonymiseIndividual, () => refuse(409, { detail })));
    const { user } = renderApp(`${HOME_PATH}/individuals/1`);
    await choose(user, 'Anonymise…');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const form = await dialogOf(`Anonymise ${fullName(gone)}`);
    await fillIn(user, form, { Reason: 'Asked for by letter.' });
    await user.click(within(form).getByRole('button', { name: 'Anonymise permanently' }));
    expect(await within(form).findAllByText(detail)).not.toHaveLength(0);
    expect(within(form).getByLabelText('Reason')).toHaveValue('Asked for by letter.');
  });
});
