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

interface FormDefinition extends Pick<Surface, 'id' | 'call' | 'fill' | 'refusal' | 'duplicate'> {
  /** The screen that it is opened from. */
  screen: string;
  opener: string;
  title: string;
  submit: string;
  pending: string;
  /** What is created, as the messages call it. */
  record: string;
}

function form(options: FormDefinition): Surface {
  const dialog = dialogNamed(options.title);
  const submit = (world: World) => dialog(world).getByRole('button', { name: options.submit }).click();
  return {
    ...options,
    kind: 'form',
    signedIn: true,
    dialog,
    fields: dialog,
    open: async (world) => {
      const { page } = world;
      await page.goto(options.screen);
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
      await page.getByRole('button', { name: options.opener }).first().click();
      await expect(dialog(world)).toBeVisible();
    },
    trigger: submit,
    failure: new RegExp(`Failed to create ${options.record}`),
    silence: { failure: /No response for 30 seconds/ },
    busy: (world) => dialog(world).getByRole('button', { name: options.pending }),
    recover: submit,
    isDone: async (world) => {
      await expect(
        world.page.getByText(new RegExp(`^${options.record} created successfully!$`, 'i')),
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
    message: 'This number is not in use.',
    field: (world) => dialogNamed(formOf.individual.title)(world).getByLabel('Mobile Phone'),
    related: problemCount,
  },
  duplicate: {
    body: { identification_number: ['An individual with this number already exists.'], existing: { id: 1 } },
    message: 'An individual with this number already exists.',
    field: (world) => dialogNamed(formOf.individual.title)(world).getByLabel('Identification Number'),
    related: {
      text: /^There is 1 problem in this form$|has this number already/,
      because: 'The count accompanies the focus to the field; the notice leads to the existing record.',
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
    message: 'This city is not in that province.',
    field: (world) => dialogNamed(formOf.company.title)(world).getByLabel('City'),
    related: problemCount,
  },
  duplicate: {
    body: { registration_number: ['A company with this number already exists.'], existing: { id: 1 } },
    message: 'A company with this number already exists.',
    field: (world) => dialogNamed(formOf.company.title)(world).getByLabel('Registration Number'),
    related: {
      text: /^There is 1 problem in this form$|has this number already/,
      because: 'The count accompanies the focus to the field; the notice leads to the existing record.',
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
    body: { contacts: [{ position: ['Use fewer characters.'] }] },
    message: 'Use fewer characters.',
    field: (world) => dialogNamed(formOf.branch.title)(world).getByLabel('Position'),
    related: problemCount,
  },
  duplicate: {
    body: { branch_name: ['A branch with this name already exists.'] },
    message: 'A branch with this name already exists.',
    field: (world) => dialogNamed(formOf.branch.title)(world).getByLabel('Branch Name'),
    related: problemCount,
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
    body: { first_name: ['Use fewer characters.'] },
    message: 'Use fewer characters.',
    field: (world) => dialogNamed('Add Internal User')(world).getByLabel('First Name'),
    related: problemCount,
  },
  duplicate: {
    body: { email: ['A user with this e-mail already exists.'], existing: { id: 1 } },
    message: 'A user with this e-mail already exists.',
    field: (world) => dialogNamed('Add Internal User')(world).getByLabel('Email'),
    related: problemCount,
  },
});
