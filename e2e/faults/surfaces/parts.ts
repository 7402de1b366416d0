import type { Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { addBranch, addCompany } from './forms.ts';

const company = (world: World) => addCompany.fields(world);
const branch = (world: World) => addBranch.fields(world);
const address = (world: World) =>
  company(world).getByRole('group', { name: 'Primary Address', exact: true, includeHidden: true });

export const addressCascade: Surface = {
  ...addCompany,
  id: 'addressCascade',
  kind: 'read',
  call: { method: 'GET', path: /^\/api\/common\/locations\/countries\/\d+\/$/ },
  fill: async (world) => {
    await company(world).getByLabel('Registered Name').fill('Acacia Lettings');
    await company(world).getByRole('button', { name: 'Add Address' }).click();
    // It starts with a country, whose provinces were read before the fault.
    await expect(address(world).getByLabel('Country')).toHaveValue(/\d/);
    await address(world).getByLabel('Country').selectOption('');
    await address(world).getByLabel('Street Address').fill('12 Samora Machel Avenue');
  },
  trigger: async (world) =>
    void (await address(world).getByLabel('Country').selectOption({ label: 'Zambia' })),
  failure: /Could not fetch provinces/,
  namesNoCause: 'By the specification it names the places that could not be fetched.',
  silence: undefined,
  busy: (world) => address(world).getByText('Loading provinces…'),
  recover: (world) => address(world).getByRole('button', { name: 'Retry' }).click(),
  isDone: async (world) => {
    await expect(
      address(world).getByLabel('Province').getByRole('option', { name: 'Lusaka' }),
    ).toBeAttached();
    await expect(address(world).getByLabel('Country')).toHaveValue(/\d/);
  },
  refusal: undefined,
  duplicate: undefined,
};

export const contactPicker: Surface = {
  ...addBranch,
  id: 'contactPicker',
  kind: 'read',
  call: { method: 'GET', path: /^\/api\/individuals\/search\/$/ },
  fill: async (world) => {
    await branch(world).getByLabel('Branch Name').fill('Depot');
    await branch(world).getByRole('button', { name: 'Add Contact' }).click();
    await branch(world).getByLabel('Position').fill('Caretaker');
  },
  trigger: (world) => branch(world).getByRole('combobox', { name: 'Individual' }).fill('moyo'),
  failure: /The search failed/,
  namesNoCause: 'There is room for one line below the field.',
  silence: undefined,
  busy: (world) => branch(world).getByText('Searching…'),
  // Its list closes when the focus leaves it.
  resume: (world) => branch(world).getByRole('combobox', { name: 'Individual' }).press('ArrowDown'),
  recover: (world) => branch(world).getByRole('button', { name: 'Retry' }).click(),
  isDone: async (world) => {
    await expect(branch(world).getByRole('option', { name: /moyo/i }).first()).toBeVisible();
    await expect(
      branch(world).getByRole('combobox', { name: 'Individual', includeHidden: true }),
    ).toHaveValue('moyo');
  },
  refusal: { body: { q: ['Search for something shorter.'] }, message: 'The search failed' },
  duplicate: undefined,
};
