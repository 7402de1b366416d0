import { sampleBranchRow, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName, listIndividuals } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { creationKit } from '../../../../testing/creationStories';
import { fails } from '../../../../testing/faults';
import { harare } from '../../../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { addRow, fill } from '../../../../testing/storyForm';
import { long, otherScripts } from '../../../../testing/stress';
import { createBranchForm } from './CreateBranch.states';
import { CreateBranchDialog } from './CreateBranchDialog';

const { company } = sampleBranchRow(0);
const of = (registration_name: string) => (
  <CreateBranchDialog company={{ ...company, registration_name }} onClose={fn()} />
);

const kit = creationKit('branch', {
  longNames: { 'Branch Name': long.branch },
  otherScripts: { 'Branch Name': otherScripts[0].join(' ') },
});

const world = worldOf(createBranchForm);
const meta = {
  ...world,
  title: 'Screens/Create A New Branch',
  tags: ['screen'],
  args: { ...world.args, kit, alone: () => of(company.registration_name) },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../../testing/creationStories';
export * from '../../../../testing/creationStoriesAlike';
export * from '../../../../testing/placeStoriesAlike';

const individual = async () => {
  const row = within(await addRow('Add Contact', 'Contact 1'));
  const box = await row.findByRole('combobox', { name: 'Individual' });
  await userEvent.click(box);
  return box;
};

export const ContactAndAddress: WorldStory = {
  play: async () => {
    const box = await individual();
    const name = fullName(sampleIndividualRow(0));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await expect(box).toHaveValue(name);
    await fill(harare, await addRow('Add Address', 'Primary Address'));
    await addRow('Add Contact', 'Contact 2');
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove Contact/ })[1] as HTMLElement);
    await expect(box).toHaveValue(name);
  },
};

export const NobodyFound: WorldStory = {
  play: async () => {
    const box = await individual();
    await userEvent.paste('zzz');
    await expect(box).toHaveValue('zzz');
    await expect((await screen.findAllByText('Nothing found for “zzz”.'))[0]).toBeInTheDocument();
  },
};

export const PeopleFailed: WorldStory = {
  args: { network: [fails(listIndividuals, 'html')] },
  play: async () => {
    await individual();
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongCompany: WorldStory = {
  args: { alone: () => of(long.company) },
  play: async () => {
    await expect(await screen.findByLabelText('Company')).toHaveAttribute('readonly');
  },
};
