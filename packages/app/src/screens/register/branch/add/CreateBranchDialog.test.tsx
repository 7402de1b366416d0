import { sampleBranchRow, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { harare } from '../../../../testing/filling';
import { formOf } from '../../../../testing/forms';
import { signedIn } from '../../../../testing/login';
import { server } from '../../../../testing/server';
import { addAddress, fillIn, isClosed, openForm, recordPosts } from '../../../../wholeApp/dialogForm';

const PATH = '/api/branches/';
const { company } = sampleBranchRow(0);

beforeEach(() => void signedIn());

async function open() {
  const { user, dialog, submit } = await openForm(formOf.branch);
  const addContact = async (name: string, typed = '') => {
    await user.click(within(dialog).getByRole('button', { name: 'Add Contact' }));
    const contact = await within(dialog).findByRole('group', { name });
    const individual = within(contact).getByRole('combobox', { name: 'Individual' });
    await user.click(individual);
    if (typed) await user.type(individual, typed);
    const list = await within(contact).findByRole('listbox');
    const [option] = await within(list).findAllByRole('option');
    if (!option) throw new Error('nobody found');
    await user.click(option);
    return contact;
  };
  return { user, dialog, submit, addContact };
}

test('the company is shown and cannot be changed', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleDescription(`For ${company.registration_name}`);
  const field = within(dialog).getByLabelText('Company');
  expect(field).toHaveValue(`${company.registration_name} (${company.registration_number})`);
  expect(field).toHaveAttribute('readonly');
  expect(within(dialog).getByLabelText('Branch Name')).toHaveFocus();
});

test('the payload of the specification; then the branch lists are read again', async () => {
  const sent = recordPosts(PATH);
  let listReads = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET' && new URL(request.url).pathname === PATH) listReads += 1;
  });
  const { user, dialog, submit, addContact } = await open();
  const person = sampleIndividualRow(0);
  await fillIn(user, dialog, { 'Branch Name': ' Depot ' });
  const first = await addContact('Contact 1', fullName(person));
  await fillIn(user, first, { Position: 'Manager', 'Contact Type': 'Director' });
  await user.click(within(first).getByRole('checkbox', { name: 'Primary' }));
  const second = await addContact('Contact 2');
  await fillIn(user, second, { 'Contact Type': 'Owner' });
  await addAddress(user, dialog, 'Primary Address', harare);
  await submit();
  expect(await screen.findByText('Branch created successfully!')).toBeVisible();
  await isClosed();
  expect(await sent[0]?.body).toEqual({
    company: company.id,
    branch_name: 'Depot',
    addresses: [
      {
        address_type: 'physical',
        country_id: expect.any(Number),
        province_id: expect.any(Number),
        city_id: expect.any(Number),
        street_address: '',
        postal_code: '',
        is_primary: true,
      },
    ],
    contacts: [
      { individual: person.id, position: 'Manager', contact_type: 'director', is_primary: true },
      { individual: person.id, position: '', contact_type: 'owner', is_primary: false },
    ],
  });
  await waitFor(() => expect(listReads).toBe(2));
});

describe('bad input', () => {
  test('a contact that is nobody is told at its field, and the text stays', async () => {
    const sent = recordPosts(PATH);
    const { user, dialog, submit } = await open();
    await fillIn(user, dialog, { 'Branch Name': 'Depot' });
    await user.click(within(dialog).getByRole('button', { name: 'Add Contact' }));
    const individual = within(dialog).getByRole('combobox', { name: 'Individual' });
    await user.type(individual, 'zzz');
    await submit();
    await waitFor(() => expect(individual).toBeInvalid());
    expect(individual).toHaveValue('zzz');
    expect(sent).toEqual([]);
  });
});
