import { formOf } from '../../../packages/app/src/testing/creationForms.ts';
import {
  addHarareAddress,
  companyTab,
  fillCompany,
  fillIndividual,
  individualTab,
  nationalId,
} from '../../support/forms.ts';
import type { Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { dialogNamed, problemCount } from './shared.ts';

interface GivenForm extends Pick<Surface, 'id' | 'call' | 'fill' | 'refusal' | 'duplicate'> {
  /** The screen that it is opened from. */
  screen: string;
  opener: string;
  title: string;
  submit: string;
  pending: string;
  /** What is created, as the messages call it. */
  record: string;
}

function form(given: GivenForm): Surface {
  const dialog = dialogNamed(given.title);
  const submit = (world: World) => dialog(world).getByRole('button', { name: given.submit }).click();
  return {
    ...given,
    kind: 'form',
    signedIn: true,
    dialog,
    fields: dialog,
    open: async (world) => {
      const { page } = world;
      await page.goto(given.screen);
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
      await page.getByRole('button', { name: given.opener }).first().click();
      await expect(dialog(world)).toBeVisible();
    },
    trigger: submit,
    failure: new RegExp(`Failed to create ${given.record}`),
    silence: { failure: /No response for 30 seconds/ },
    busy: (world) => dialog(world).getByRole('button', { name: given.pending }),
    recover: submit,
    done: async (world) => {
      await expect(
        world.page.getByText(new RegExp(`^${given.record} created successfully!$`, 'i')),
      ).toBeVisible();
      await expect(dialog(world)).toBeHidden();
    },
  };
}

const emailOf = ({ unique }: World) => `tariro.${unique}@rentsafe.example`;

export const addIndividual = form({
  id: 'addIndividual',
  call: { method: 'POST', path: /^\/api\/individuals\/$/ },
  ...formOf.individual,
  screen: individualTab,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.individual.title)(world);
    await fillIndividual(dialog, nationalId(world.unique));
    await dialog.getByLabel('Employer Name').fill('Baobab Properties');
    await dialog.getByLabel('Job Title').fill('Clerk');
    await dialog.getByLabel('Start Date').fill('01/02/2020');
    await dialog.getByLabel('Monthly Income').fill('850.50');
  },
  refusal: {
    body: { contact_details: [{ mobile_phone: ['This number is not in use.'] }] },
    says: 'This number is not in use.',
    field: (world) => dialogNamed(formOf.individual.title)(world).getByLabel('Mobile Phone'),
    also: problemCount,
  },
  duplicate: {
    body: { identification_number: ['An individual with this number already exists.'], existing: { id: 1 } },
    says: 'An individual with this number already exists.',
    field: (world) => dialogNamed(formOf.individual.title)(world).getByLabel('Identification Number'),
    also: {
      words: /^There is 1 problem in this form$|has this number already/,
      because: 'The count goes with the focus to the field; the notice leads to the record that is there.',
    },
  },
});

export const addCompany = form({
  id: 'addCompany',
  call: { method: 'POST', path: /^\/api\/companies\/$/ },
  ...formOf.company,
  screen: companyTab,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.company.title)(world);
    await fillCompany(dialog, 'Acacia Lettings', `${world.unique}/2020`);
    const row = await addHarareAddress(dialog, 'Primary Address');
    await row.getByLabel('Street Address').fill('12 Samora Machel Avenue');
  },
  refusal: {
    body: { addresses: [{ city_id: ['This city is not in that province.'] }] },
    says: 'This city is not in that province.',
    field: (world) => dialogNamed(formOf.company.title)(world).getByLabel('City'),
    also: problemCount,
  },
  duplicate: {
    body: { registration_number: ['A company with this number already exists.'], existing: { id: 1 } },
    says: 'A company with this number already exists.',
    field: (world) => dialogNamed(formOf.company.title)(world).getByLabel('Registration Number'),
    also: {
      words: /^There is 1 problem in this form$|has this number already/,
      because: 'The count goes with the focus to the field; the notice leads to the record that is there.',
    },
  },
});

export const addBranch = form({
  id: 'addBranch',
  call: { method: 'POST', path: /^\/api\/branches\/$/ },
  ...formOf.branch,
  screen: companyTab,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.branch.title)(world);
    await dialog.getByLabel('Branch Name').fill(`Depot ${world.unique}`);
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await dialog.getByRole('combobox', { name: 'Individual' }).pressSequentially('moyo');
    await dialog.getByRole('listbox').getByRole('option').first().click();
    await dialog.getByLabel('Position').fill('Caretaker');
  },
  refusal: {
    body: { contacts: [{ position: ['Say it in fewer words.'] }] },
    says: 'Say it in fewer words.',
    field: (world) => dialogNamed(formOf.branch.title)(world).getByLabel('Position'),
    also: problemCount,
  },
  duplicate: {
    body: { branch_name: ['A branch with this name already exists.'] },
    says: 'A branch with this name already exists.',
    field: (world) => dialogNamed(formOf.branch.title)(world).getByLabel('Branch Name'),
    also: problemCount,
  },
});

export const addUser = form({
  id: 'addUser',
  call: { method: 'POST', path: /^\/api\/clients\/clients\/1\/create-user\/$/ },
  screen: '/services/rent-safe/admin/internal-users',
  opener: 'Add Internal User',
  title: 'Add Internal User',
  submit: 'Add User',
  pending: 'Adding User...',
  record: 'user',
  fill: async (world) => {
    const dialog = dialogNamed('Add Internal User')(world);
    await dialog.getByLabel('First Name').fill('Tariro');
    await dialog.getByLabel('Last Name').fill('Mutasa');
    await dialog.getByLabel('Email').fill(emailOf(world));
    await dialog.getByLabel('Access Level').selectOption({ label: 'Admin' });
  },
  refusal: {
    body: { first_name: ['Say it in fewer words.'] },
    says: 'Say it in fewer words.',
    field: (world) => dialogNamed('Add Internal User')(world).getByLabel('First Name'),
    also: problemCount,
  },
  duplicate: {
    body: { email: ['A user with this e-mail already exists.'], existing: { id: 1 } },
    says: 'A user with this e-mail already exists.',
    field: (world) => dialogNamed('Add Internal User')(world).getByLabel('Email'),
    also: problemCount,
  },
});
