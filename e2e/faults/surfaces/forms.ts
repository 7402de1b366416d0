import {
  type CreationForm,
  type Refusal as FormRefusal,
  formOf,
} from '../../../packages/app/src/testing/forms.ts';
import { listOf } from '../../../packages/app/src/testing/lists.ts';
import { addHarareAddress, fillCompany, fillIndividual, nationalId } from '../../support/forms.ts';
import type { Refusal, RelatedText, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { dialogNamed, exactly, problemCount } from './shared.ts';

interface FormDefinition extends Pick<Surface, 'id' | 'fill'> {
  form: CreationForm;
  /** Where the fault matrix fills in a row: in the row. */
  refused?: FormRefusal;
  duplicate?: FormRefusal;
  /** Beside the message of a duplicate. */
  duplicateRelated?: RelatedText;
}

function surfaceOf({
  id,
  form,
  fill,
  duplicateRelated = problemCount,
  ...refusals
}: FormDefinition): Surface {
  const { record, list, opener, title, path, pending } = form;
  const dialog = dialogNamed(title);
  const submit = (world: World) => dialog(world).getByRole('button', { name: form.submit }).click();
  const refusal = ({ body, label, message }: FormRefusal, related: RelatedText): Refusal => ({
    body,
    message,
    field: (world) => dialog(world).getByLabel(label),
    related,
  });
  const duplicate = refusals.duplicate ?? form.duplicate;
  return {
    id,
    call: { method: 'POST', path: exactly(path) },
    kind: 'form',
    signedIn: true,
    dialog,
    fields: dialog,
    open: async (world) => {
      const { page } = world;
      await page.goto(listOf[list].at);
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
      await page.getByRole('button', { name: opener }).first().click();
      await expect(dialog(world)).toBeVisible();
    },
    fill,
    trigger: submit,
    failure: new RegExp(`Failed to create ${record}`),
    silence: { failure: /No response for 30 seconds/ },
    busy: (world) => dialog(world).getByRole('button', { name: pending }),
    recover: submit,
    isDone: async (world) => {
      await expect(world.page.getByText(new RegExp(`^${record} created successfully!$`, 'i'))).toBeVisible();
      await expect(dialog(world)).toBeHidden();
    },
    refusal: refusal(refusals.refused ?? form.refused, problemCount),
    ...(duplicate && { duplicate: refusal(duplicate, duplicateRelated) }),
  };
}

const existingNotice: RelatedText = {
  text: /^There is 1 problem in this form$|has this number already/,
  because: 'The count accompanies the focus to the field; the notice leads to the existing record.',
};

export const addIndividual = surfaceOf({
  id: 'addIndividual',
  form: formOf.individual,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.individual.title)(world);
    await fillIndividual(dialog, nationalId(world.unique));
    await dialog.getByLabel('Employer Name').fill('Baobab Properties');
    await dialog.getByLabel('Job Title').fill('Clerk');
    await dialog.getByLabel('Start Date').fill('01/02/2020');
    await dialog.getByLabel('Monthly Income').fill('850.50');
  },
  duplicateRelated: existingNotice,
});

export const addCompany = surfaceOf({
  id: 'addCompany',
  form: formOf.company,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.company.title)(world);
    await fillCompany(dialog, 'Acacia Lettings', `${world.unique}/2020`);
    const row = await addHarareAddress(dialog, 'Primary Address');
    await row.getByLabel('Street Address').fill('12 Samora Machel Avenue');
  },
  refused: {
    body: { addresses: [{ city_id: ['This city is not in that province.'] }] },
    label: 'City',
    message: 'This city is not in that province.',
  },
  duplicateRelated: existingNotice,
});

export const addBranch = surfaceOf({
  id: 'addBranch',
  form: formOf.branch,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.branch.title)(world);
    await dialog.getByLabel('Branch Name').fill(`Depot ${world.unique}`);
    await dialog.getByRole('button', { name: 'Add Contact' }).click();
    await dialog.getByRole('combobox', { name: 'Individual' }).fill('moyo');
    await dialog.getByRole('listbox').getByRole('option').first().click();
    await dialog.getByLabel('Position').fill('Caretaker');
  },
  refused: {
    body: { contacts: [{ position: ['Use fewer characters.'] }] },
    label: 'Position',
    message: 'Use fewer characters.',
  },
  duplicate: {
    body: { branch_name: ['A branch with this name already exists.'] },
    label: 'Branch Name',
    message: 'A branch with this name already exists.',
  },
});

export const addUser = surfaceOf({
  id: 'addUser',
  form: formOf.user,
  fill: async (world) => {
    const dialog = dialogNamed(formOf.user.title)(world);
    await dialog.getByLabel('First Name').fill('Tariro');
    await dialog.getByLabel('Last Name').fill('Mutasa');
    await dialog.getByLabel('Email').fill(`tariro.${world.unique}@rentsafe.example`);
    await dialog.getByLabel('Access Level').selectOption({ label: 'Admin' });
  },
});
