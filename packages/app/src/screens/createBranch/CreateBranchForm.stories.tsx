import { createBranch } from '@rentsafe/domain/branch';
import { sampleBranchRow, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName, listIndividuals } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { creationStories } from '../../testing/creationStories';
import { fails } from '../../testing/faults';
import { harare } from '../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { addRow, fill } from '../../testing/storyForm';
import { long, otherScripts } from '../../testing/stress';
import { createBranchForm } from './CreateBranch.states';
import { CreateBranchDialog } from './CreateBranchDialog';

const { company } = sampleBranchRow(0);
const of = (registration_name: string) => (
  <CreateBranchDialog company={{ ...company, registration_name }} onClose={fn()} />
);

const world = worldOf(createBranchForm);
const meta = {
  ...world,
  title: 'Screens/Create A New Branch',
  tags: ['screen'],
  args: { ...world.args, alone: () => of(company.registration_name) },
} satisfies Meta<WorldArgs>;
export default meta;

const stories = creationStories({
  record: 'branch',
  call: createBranch,
  submit: 'Add Branch',
  pending: 'Adding Branch...',
  filling: { 'Branch Name': 'Depot' },
  refused: { body: { branch_name: ['This name is not allowed.'] }, label: 'Branch Name' },
});

export const Empty = stories.empty;
export const Blank = stories.blank;
export const Refused = stories.refused;
export const Dirty = stories.dirty;
export const Pending = stories.pending;
export const Unconfirmed = stories.unconfirmed;
export const Failed = stories.failed;
export const Unavailable = stories.unavailable;
export const NotAllowed = stories.notAllowed;
export const Offline = stories.offline;
export const SessionExpired = stories.sessionExpired;
export const Created = stories.created;
export const TwoAddresses = stories.twoAddresses;
export const PlacesLoading = stories.placesLoading;
export const PlacesFailed = stories.placesFailed;
export const NoCities = stories.noCities;

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

export const LongNames: WorldStory = {
  args: { alone: () => of(long.company) },
  play: async () => {
    await fill({ 'Branch Name': long.branch });
    await expect(screen.getByLabelText('Company')).toHaveAttribute('readonly');
  },
};

export const OtherScripts: WorldStory = {
  args: { alone: () => of(otherScripts[2].join('')) },
  play: async () => {
    await fill({ 'Branch Name': otherScripts[0].join(' ') });
    await expect(screen.getByLabelText(/^Branch Name/)).toHaveValue(otherScripts[0].join(' '));
  },
};
