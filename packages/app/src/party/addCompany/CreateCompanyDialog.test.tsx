import { createCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport } from '@rentsafe/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { type Filling, harare } from '../../testing/filling';
import { formOf } from '../../testing/forms';
import { signedIn } from '../../testing/login';
import { listHandlers } from '../../testing/mockedLists';
import { server } from '../../testing/server';
import { addAddress, heldBy, isClosed, openForm, recordPosts } from '../../wholeApp/dialogForm';

const PATH = '/api/companies/';

const least: Filling = {
  'Registered Name': 'Acacia Lettings (Private) Limited',
  'Registration Number': '77/2021',
  'Email Address': 'office@acacia.example.co.zw',
};

const openFilledIn = (filling: Filling) => openForm(formOf.company, filling);

beforeEach(() => {
  signedIn();
  server.use(...listHandlers(2));
});

describe('what is sent', () => {
  test('every field, as the specification has it; the head office is then read with the list', async () => {
    const sent = recordPosts(PATH);
    let listReads = 0;
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === '/api/branches/') listReads += 1;
    });
    const { user, dialog, submit } = await openFilledIn({
      ...least,
      'Trading Name': 'Acacia',
      'Legal Status': 'Private limited company',
      'Date Of Incorporation': '05/03/2001',
      Industry: 'Information Technology',
      'Mobile Phone': '0771 234 567',
      'Landline Phone': '(0242) 700 123',
      Website: 'www.acacia.example.co.zw',
      Twitter: 'https://x.com/acacia',
      Facebook: 'https://facebook.com/acacia',
      Instagram: 'https://instagram.com/acacia',
      LinkedIn: 'https://linkedin.com/acacia',
      'Trading Status': 'Trading',
      'Registration Date': '2001-04-01',
      'TIN Number': '2000001234',
      'VAT Number': '10012345',
      'Number Of Employees': '1,200',
      'Account Number': 'AC-7',
      Operations: 'Lets houses',
    });
    await addAddress(user, dialog, 'Primary Address', { ...harare, 'Street Address': '1 Main Street' });
    await submit();
    expect(await screen.findByText('Company created successfully!')).toBeVisible();
    await isClosed();
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.body).toEqual({
      registration_number: '77/2021',
      registration_name: 'Acacia Lettings (Private) Limited',
      trading_name: 'Acacia',
      legal_status: 'private_limited',
      date_of_incorporation: '2001-03-05',
      industry: 'Information Technology',
      notes: [],
      documents: [],
      addresses: [
        {
          address_type: 'physical',
          country_id: expect.any(Number),
          province_id: expect.any(Number),
          city_id: expect.any(Number),
          street_address: '1 Main Street',
          postal_code: '',
          is_primary: true,
        },
      ],
      profile: {
        email: 'office@acacia.example.co.zw',
        registration_date: '2001-04-01',
        mobile_phone: '+263771234567',
        landline_phone: '+263242700123',
        tin_number: '2000001234',
        vat_number: '10012345',
        number_of_employees: 1200,
        website: 'https://www.acacia.example.co.zw',
        twitter: 'https://x.com/acacia',
        facebook: 'https://facebook.com/acacia',
        instagram: 'https://instagram.com/acacia',
        linkedin: 'https://linkedin.com/acacia',
        operations: 'Lets houses',
        account_number: 'AC-7',
        trading_status: 'trading',
      },
    });
    await waitFor(() => expect(listReads).toBe(2));
    server.events.removeAllListeners();
  });
});

describe('a company that is there already', () => {
  const known = sampleCompanyReport(0);

  test('is shown while its registration number is typed, with the way to its report', async () => {
    const { user, dialog } = await openFilledIn({ 'Registration Number': known.registration_number ?? '' });
    await user.click(
      await within(dialog).findByRole('link', { name: `View report for ${known.registration_name}` }),
    );
    expect(await screen.findByRole('heading', { name: 'Company Details' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await within(dialog).findByLabelText('Registration Number')).toHaveValue(
      known.registration_number,
    );
  });

  test('is offered by the refusal of the server too', async () => {
    server.use(
      answer(createCompany, () =>
        refuse(409, {
          registration_number: ['A company with this registration number already exists.'],
          existing: { id: 5 },
        }),
      ),
    );
    const { user, dialog, submit } = await openFilledIn(least);
    await submit();
    expect(await screen.findByText('Failed to create company')).toBeVisible();
    const number = within(dialog).getByLabelText('Registration Number');
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription('A company with this registration number already exists.');
    await user.click(within(dialog).getByRole('link', { name: 'View report' }));
    expect(await screen.findByRole('heading', { name: 'Company Details' })).toBeVisible();
    expect(heldBy(dialog, least)).toEqual(least);
  });
});
