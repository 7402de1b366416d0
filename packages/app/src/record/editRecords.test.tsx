import { getBranch, updateBranch } from '@rentsafe/domain/branch';
import { type Company, getCompanyReport, updateCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport, sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { getIndividual, type Individual, updateIndividual } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { sampleBranch } from '../testing/sampleBranch';
import { server } from '../testing/server';
import { dialogOf, fillIn, isClosed } from '../wholeApp/dialogForm';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const person: Individual = {
  ...sampleIndividualReport(0),
  version: 3,
  first_name: 'Rudo',
  last_name: 'Makoni',
  contact_details: [
    { mobile_phone: ['+263771234567'], email: 'rudo@makoni.example' },
    { mobile_phone: ['+263772000000'], email: null },
  ],
  employment_details: [
    { employer_name: 'Baobab', job_title: 'Clerk', start_date: '2020-02-01', monthly_income: '850.00' },
  ],
};

/** A person whom others change: `others` is what they have saved since the page was read. */
function serve(others: Partial<Individual> = {}) {
  const sent: unknown[] = [];
  let now = person;
  let isRead = false;
  server.use(
    answer(getIndividual, () => {
      if (isRead) now = { ...person, ...others, version: 4 };
      isRead = true;
      return Object.keys(others).length > 0 ? now : person;
    }),
    answer(updateIndividual, ({ body }) => {
      const { version, ...patch } = body as { version: number } & Partial<Individual>;
      sent.push(body);
      if (Object.keys(others).length > 0 && version !== 4)
        return refuse(409, { detail: 'This record was changed by someone else.', version: 4 });
      return { ...now, ...patch, addresses: now.addresses, version: version + 1 };
    }),
  );
  return sent;
}

async function open(path: string, name: string) {
  const app = renderApp(HOME_PATH + path);
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await dialogOf(`Edit ${name}`);
  const press = (label: string) => app.user.click(within(dialog).getByRole('button', { name: label }));
  return { ...app, dialog, press };
}
const openPerson = () => open('/individuals/1', 'Rudo Makoni');

describe('a record that is edited', () => {
  test('only what differs is sent, with the version; what the form does not hold stays', async () => {
    const sent = serve();
    const { user, dialog, press } = await openPerson();
    expect(within(dialog).getByLabelText('Mobile Phone')).toHaveValue('+263771234567');
    expect(within(dialog).getByLabelText('Monthly Income')).toHaveValue('850.00');
    expect(within(dialog).getByLabelText('Identification Type')).toHaveAttribute('readonly');
    await fillIn(user, dialog, { 'Last Name': 'Banda', 'Mobile Phone': '0712 345 678' });
    await press('Save');
    await isClosed();
    expect(sent).toEqual([
      {
        version: 3,
        last_name: 'Banda',
        contact_details: [
          { mobile_phone: ['+263712345678'], email: 'rudo@makoni.example' },
          { mobile_phone: ['+263772000000'], email: null },
        ],
      },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rudo Banda' })).toBeVisible();
    expect(screen.getByText('Individual saved')).toBeVisible();
  });

  test('without a change nothing is sent', async () => {
    const sent = serve();
    const { press } = await openPerson();
    await press('Save');
    await isClosed();
    expect(sent).toEqual([]);
  });

  test('what was typed stays when the server fails, and a refused field is named', async () => {
    server.use(
      answer(getIndividual, () => person),
      answer(updateIndividual, () => refuse(400, { first_name: ['Use fewer characters.'] })),
    );
    const { user, dialog, press } = await openPerson();
    await fillIn(user, dialog, { 'First Name': 'Ruth' });
    await press('Save');
    expect(await within(dialog).findAllByText('Use fewer characters.')).not.toHaveLength(0);
    server.use(answer(updateIndividual, () => refuse(500, {})));
    await press('Save');
    expect(await screen.findByText('Failed to save individual')).toBeVisible();
    expect(within(dialog).getByLabelText('First Name')).toHaveValue('Ruth');
  });

  test('a field that is emptied is sent as null, those of a profile in it', async () => {
    const company: Company = { ...sampleCompanyReport(0), version: 2, trading_name: 'Kopje' };
    const sent: unknown[] = [];
    server.use(
      answer(getCompanyReport, () => company),
      answer(updateCompany, ({ body }) => {
        sent.push(body);
        return { ...company, trading_name: null, version: 3 };
      }),
    );
    const { user, dialog, press } = await open('/companies/1', company.registration_name);
    await user.clear(within(dialog).getByLabelText('Trading Name'));
    await fillIn(user, dialog, { 'TIN Number': '2000999999' });
    await press('Save');
    await isClosed();
    expect(sent).toEqual([{ version: 2, trading_name: null, profile: { tin_number: '2000999999' } }]);
  });

  test('rows of a repeater start filled in, and are replaced whole', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(getBranch, () => sampleBranch(102)),
      answer(updateBranch, ({ body }) => {
        sent.push(body);
        return sampleBranch(102);
      }),
    );
    const { user, dialog, press } = await open('/companies/2/branches/102', 'Head Office');
    const contact = within(dialog).getByRole('group', { name: 'Contact 1' });
    // A branch is read without it.
    expect(within(contact).getByText(String(sampleIndividualReport(0).identification_number))).toBeVisible();
    await fillIn(user, contact, { Position: 'Owner' });
    await press('Save');
    await isClosed();
    expect(sent).toEqual([
      {
        version: 1,
        contacts: [{ individual: 1, position: 'Owner', contact_type: 'manager', is_primary: true }],
      },
    ]);
  });
});

describe('two people edit one record', () => {
  const typed = { 'First Name': 'Ruth', 'Date Of Birth': '05/05/1991' };
  const meet = async () => {
    const sent = serve({ first_name: 'Rudolf', marital_status: 'divorced' });
    const form = await openPerson();
    await fillIn(form.user, form.dialog, typed);
    await form.press('Save');
    const both = await within(form.dialog).findByRole('table', { name: /^Saved values and your values/ });
    return { ...form, sent, both };
  };

  test('both values are shown, and what was typed stays', async () => {
    const { both, dialog } = await meet();
    expect(within(both).getByRole('row', { name: /First Name/ })).toHaveTextContent('RudolfRuth');
    expect(within(both).getAllByRole('row')).toHaveLength(2);
    expect(within(dialog).getByLabelText('Date Of Birth')).toHaveValue('05/05/1991');
  });

  test('Save my values replaces theirs, and nothing that they alone have changed', async () => {
    const { press, sent } = await meet();
    await press('Save my values');
    await isClosed();
    expect(sent.at(-1)).toEqual({ version: 4, first_name: 'Ruth', date_of_birth: '1991-05-05' });
  });

  test('Keep the saved values saves the rest', async () => {
    const { press, sent } = await meet();
    await press('Keep the saved values');
    await isClosed();
    expect(sent.at(-1)).toEqual({ version: 4, date_of_birth: '1991-05-05' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rudolf Makoni' })).toBeVisible();
  });

  test('changes of different fields are both saved without a question', async () => {
    const sent = serve({ marital_status: 'divorced' });
    const { user, dialog, press } = await openPerson();
    await fillIn(user, dialog, { 'First Name': 'Ruth' });
    await press('Save');
    await isClosed();
    expect(sent).toEqual([
      { version: 3, first_name: 'Ruth' },
      { version: 4, first_name: 'Ruth' },
    ]);
  });
});
