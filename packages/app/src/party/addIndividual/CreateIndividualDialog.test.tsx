import { sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import { createIndividual, fullName, lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { locations } from '@rentsafe/domain/places';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { enter } from '../../testing/enter';
import { type Filling, harare } from '../../testing/filling';
import { formOf } from '../../testing/forms';
import { signedIn } from '../../testing/login';
import { listHandlers } from '../../testing/mockedLists';
import { server } from '../../testing/server';
import { addAddress, fillIn, heldBy, isClosed, openForm, recordPosts } from '../../wholeApp/dialogForm';
import { renderApp } from '../../wholeApp/renderApp';

const PATH = '/api/individuals/';

const job: Filling = { 'Employer Name': 'Baobab Properties', 'Job Title': 'Clerk', 'Start Date': '1/2/2020' };

const person: Filling = formOf.individual.filling;
const openFilledIn = (filling?: Filling) => openForm(formOf.individual, filling);

beforeEach(() => {
  signedIn();
  server.use(...listHandlers(2));
});

describe('what is sent', () => {
  test('the payload of the specification', async () => {
    const sent = recordPosts(PATH);
    const { user, dialog, submit } = await openFilledIn({
      ...person,
      'Mobile Phone': '0771 234 567, 12, +44 20 7946 0018',
      Email: 'rudo@example.co.zw',
      ...job,
      'End Date': '2024-06-30',
      'Employer Email': 'office@example.co.zw',
      'Monthly Income': '1,250.50',
    });
    await addAddress(user, dialog, 'Primary Address', {
      ...harare,
      Suburb: 'Avenues',
      'Postal Code': '00263',
    });
    await addAddress(user, dialog, 'Address 2', { ...harare, 'Address Type': 'Postal' });
    await submit();
    expect(await screen.findByText('Individual created successfully!')).toBeVisible();
    await isClosed();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^\w{32}$/);
    const [zimbabwe] = locations;
    const province = zimbabwe?.provinces.find(({ name }) => name === 'Harare');
    const city = province?.cities.find(({ name }) => name === 'Harare');
    const place = { country_id: zimbabwe?.id, province_id: province?.id, city_id: city?.id };
    expect(await sent[0]?.body).toEqual({
      first_name: 'Rudo',
      last_name: 'Makoni',
      date_of_birth: '1990-03-05',
      gender: 'female',
      identification_type: 'national_id',
      identification_number: '63123456B63',
      marital_status: 'single',
      contact_details: [
        { email: 'rudo@example.co.zw', mobile_phone: ['+263771234567', '12', '+442079460018'] },
      ],
      notes: [],
      employment_details: [
        {
          employer_name: 'Baobab Properties',
          job_title: 'Clerk',
          start_date: '2020-02-01',
          end_date: '2024-06-30',
          email: 'office@example.co.zw',
          monthly_income: 1250.5,
        },
      ],
      next_of_kin: [],
      documents: [],
      addresses: [
        {
          ...place,
          address_type: 'physical',
          suburb_id: city?.suburbs.find(({ name }) => name === 'Avenues')?.id,
          street_address: '',
          postal_code: '00263',
          is_primary: true,
        },
        { ...place, address_type: 'postal', street_address: '', postal_code: '', is_primary: false },
      ],
    });
  });

  test('an incomplete employment is left out, and the form shows that before', async () => {
    const sent = recordPosts(PATH);
    const { user, dialog, submit } = await openFilledIn({ ...person, 'Employer Name': 'Baobab Properties' });
    expect(await within(dialog).findByText('This employment will not be saved.')).toBeVisible();
    await enter(user, within(dialog).getByLabelText('Job Title'), 'Clerk');
    await enter(user, within(dialog).getByLabelText('Start Date'), '1/2/2020');
    await waitFor(() => expect(within(dialog).queryByText(/will not be saved/)).not.toBeInTheDocument());
    await user.clear(within(dialog).getByLabelText('Start Date'));
    expect(await within(dialog).findByText('This employment will not be saved.')).toBeVisible();
    await submit();
    await isClosed();
    expect(await sent[0]?.body).toMatchObject({ employment_details: [] });
  });

  test('the new individual stands on top of the list until it is read again', async () => {
    const { submit } = await openFilledIn(person);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reads = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && new URL(request.url).pathname === PATH) reads += 1;
    });
    server.use(http.get(`*${PATH}`, () => held.then(() => undefined)));
    await submit();
    await isClosed();
    const [, first] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('RudoMakoni New63123456B63');
    expect(screen.getByText('1 / 3')).toBeVisible();
    release();
    expect(await screen.findByText('1 / 2')).toBeVisible();
    expect(reads).toBe(1);
    server.events.removeAllListeners();
  });
});

describe('the identification number', () => {
  test('of a passport is left alone; that of a national ID is normalised when the type is chosen, and while it is typed', async () => {
    const { user, dialog } = await openFilledIn({
      'Identification Type': 'Passport',
      'Identification Number': 'en 12-34',
    });
    const number = within(dialog).getByLabelText('Identification Number');
    expect(number).toHaveValue('en 12-34');
    await user.selectOptions(within(dialog).getByLabelText('Identification Type'), 'National ID');
    await waitFor(() => expect(number).toHaveValue('EN1234'));
    expect(number).toHaveAccessibleDescription(/^Invalid .* As on the card.*Spaces and dashes are removed/);
    await user.clear(number);
    await user.type(number, '63-123456 b 63');
    expect(number).toHaveValue('63123456B63');
    await user.type(number, '-9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number).toHaveValue('639123456B63');
    expect((number as HTMLInputElement).selectionStart).toBe(3);
  });

  test('of the wrong form is reported in a toast, until it is changed, and at the field, and nothing is sent', async () => {
    const sent = recordPosts(PATH);
    const wrong = { ...person, 'Identification Number': '12345' };
    const { user, dialog, submit } = await openFilledIn(wrong);
    await submit();
    expect(await screen.findByText("Invalid Zimbabwean National ID '12345'")).toBeVisible();
    expect(screen.getByText('Use correct format, without spaces or dashes.')).toBeVisible();
    const number = within(dialog).getByLabelText('Identification Number');
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription(
      expect.stringContaining(
        "Invalid Zimbabwean National ID '12345'. Enter 8 or 9 digits, a letter and 2 digits, such as 63123456B63.",
      ),
    );
    expect(heldBy(dialog, wrong)).toEqual(wrong);
    expect(sent).toEqual([]);

    server.use(answer(createIndividual, () => refuse(400, { gender: ['Not known here.'] })));
    await user.clear(number);
    await user.paste('63123456B63');
    await waitFor(() => expect(screen.queryByText(/^Invalid Zimbabwean National ID '12345'$/)).toBeNull());
    await submit();
    expect(await screen.findByText('Failed to create individual')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Gender'), 'Male');
    await waitFor(() => expect(screen.queryByText('Failed to create individual')).toBeNull());
  });

  test('of someone who is known leads to the report, over the form', async () => {
    const known = sampleIndividualRow(0);
    const number = known.identification_number ?? '';
    const { user, dialog } = await openFilledIn({
      'First Name': 'Rudo',
      'Identification Type': 'National ID',
      'Identification Number': number,
    });
    const link = await within(dialog).findByRole('link', { name: `View report for ${fullName(known)}` });
    expect(link).toHaveAttribute('href', `${HOME_PATH}?tab=individual&individual_q=${number}`);
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Personal Details' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
    expect(within(dialog).getByLabelText('First Name')).toHaveValue('Rudo');
    await user.type(within(dialog).getByLabelText('Identification Number'), '9');
    expect(within(dialog).queryByText(/has this number already/)).not.toBeInTheDocument();
  });

  test('is not looked up on a backend without the call', async () => {
    let lookUps = 0;
    server.use(
      answer(lookUpIndividual, () => {
        lookUps += 1;
        return refuse(404, { detail: 'Not found.' });
      }),
    );
    const { dialog } = await openFilledIn({ 'Identification Number': 'EN1234' });
    await waitFor(() => expect(lookUps).toBe(1));
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('one after the other', () => {
  test('Save and add another keeps the form open, empty, with the places that were chosen last', async () => {
    const sent = recordPosts(PATH);
    const { user, dialog, submit } = await openFilledIn(person);
    await addAddress(user, dialog, 'Primary Address', { Province: 'Harare', City: 'Harare' });
    await user.click(within(dialog).getByRole('button', { name: 'Save and add another' }));
    expect(await screen.findByText('Individual created successfully!')).toBeVisible();
    expect(screen.getByText('Rudo Makoni · 63123456B63')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View report' })).not.toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByLabelText('First Name')).toHaveFocus());
    expect(within(dialog).getByLabelText('First Name')).toHaveValue('');
    expect(within(dialog).getByLabelText('Identification Number')).toHaveValue('');
    await fillIn(user, dialog, { ...person, 'First Name': 'Tendai' });
    await addAddress(user, dialog, 'Primary Address', { City: 'Harare' });
    await submit();
    await isClosed();
    const bodies = await Promise.all(sent.map(({ body }) => body));
    const [{ addresses }] = bodies as [{ addresses: unknown }];
    expect(bodies).toMatchObject([{ first_name: 'Rudo' }, { first_name: 'Tendai', addresses }]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('the toast of success leads to the report', async () => {
    const { user, address, submit } = await openFilledIn(person);
    await submit();
    await user.click(await screen.findByRole('button', { name: 'View report' }));
    await waitFor(() => expect(address()).toMatch(/\/individuals\/\d+\?tab=report$/));
    await waitFor(() => expect(screen.queryByText(/created successfully/)).not.toBeInTheDocument());
  });

  test('what was searched for and is nobody fills the form', async () => {
    server.use(answer(searchIndividuals, () => samplePage(sampleIndividualRow, { total: 0 })));
    const { user } = renderApp(`${HOME_PATH}?tab=individual&individual_q=moyo%2C+rudo`);
    await screen.findByText(/^No individuals match/);
    await user.click(screen.getAllByRole('button', { name: 'Add New Individual' }).at(-1) as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Add New Individual' });
    const filled = { 'First Name': 'Rudo', 'Last Name': 'Moyo' };
    expect(heldBy(dialog, filled)).toEqual(filled);
  });
});

describe('bad input', () => {
  test('an address without its city leads to what opens it', async () => {
    const { user, dialog, submit } = await openFilledIn(person);
    await user.click(within(dialog).getByRole('button', { name: 'Add Address' }));
    await within(dialog).findByRole('option', { name: 'Harare' });
    await submit();
    const province = within(dialog).getByLabelText('Province');
    await waitFor(() => expect(province).toHaveFocus());
    expect(within(dialog).getByLabelText('City')).toHaveAccessibleDescription(/Choose a city/);
  });
});

test('what the server refuses goes to its fields, nested ones included; the first has the focus', async () => {
  server.use(
    answer(createIndividual, () =>
      refuse(400, {
        contact_details: [{ mobile_phone: { 0: ['This number is barred.'] }, email: ['Bounces.'] }],
        employment_details: [{ start_date: ['Before the employer was founded.'] }],
        addresses: [{}, { city_id: ['Not a city of this province.'] }],
        gender: ['Not known here.'],
      }),
    ),
  );
  const filling = { ...person, Email: 'rudo@example.co.zw', ...job };
  const { user, dialog, submit } = await openFilledIn(filling);
  await addAddress(user, dialog, 'Primary Address', harare);
  const second = await addAddress(user, dialog, 'Address 2', harare);
  await submit();
  expect(await screen.findByText('Failed to create individual')).toBeVisible();
  const field = (root: HTMLElement, label: string) => expect(within(root).getByLabelText(label));
  field(dialog, 'Gender').toHaveAccessibleDescription('Not known here.');
  field(dialog, 'Gender').toHaveFocus();
  field(dialog, 'Mobile Phone').toHaveAccessibleDescription(/^This number is barred\./);
  field(dialog, 'Email').toHaveAccessibleDescription(/^Bounces\./);
  field(dialog, 'Start Date').toHaveAccessibleDescription('Before the employer was founded.');
  field(second, 'City').toHaveAccessibleDescription('Not a city of this province.');
  const settled = { ...filling, 'Start Date': '01/02/2020', 'Mobile Phone': '+263 77 123 4567' };
  await waitFor(() => expect(heldBy(dialog, filling)).toEqual(settled));
  expect(heldBy(second, harare)).toEqual(harare);
});

test('what is unusual is pointed out where it stands when one leaves it, and is sent all the same', async () => {
  const sent = recordPosts(PATH);
  const { user, dialog, submit } = await openFilledIn({
    ...person,
    'Identification Number': '63123456C63',
    'Date Of Birth': '1/2/2020',
  });
  expect(await within(dialog).findByText(/check letter doesn't match/)).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Mobile Phone'));
  await user.paste('0772 333 444 / 12345');
  await user.tab();
  expect(await within(dialog).findByText(/^12345 is not a Zimbabwean telephone number/)).toBeVisible();
  expect(within(dialog).getByLabelText('Mobile Phone')).toHaveValue('+263 77 233 3444, 12345');
  expect(within(dialog).getByLabelText('Date Of Birth')).toHaveValue('01/02/2020');
  expect(within(dialog).getByText(/^That is an age of \d years/)).toBeVisible();
  await submit();
  await isClosed();
  expect(await sent[0]?.body).toMatchObject({
    identification_number: '63123456C63',
    date_of_birth: '2020-02-01',
    contact_details: [{ mobile_phone: ['+263772333444', '12345'] }],
  });
});
