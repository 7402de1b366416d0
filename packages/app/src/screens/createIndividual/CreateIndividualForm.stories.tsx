import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { createIndividual, fullName } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { answer, refuse } from '../../testing/answer';
import { creationStories } from '../../testing/creationStories';
import { type Filling, individualFilling as filling } from '../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill, press } from '../../testing/storyForm';
import { long, otherScripts } from '../../testing/stress';
import { createIndividualForm } from './CreateIndividual.states';
import { CreateIndividualDialog } from './CreateIndividualDialog';

const world = worldOf(createIndividualForm);
const meta = {
  ...world,
  title: 'Screens/Add New Individual',
  tags: ['screen'],
  args: { ...world.args, alone: () => <CreateIndividualDialog onClose={fn()} /> },
} satisfies Meta<WorldArgs>;
export default meta;

const submit = 'Add Individual';
const known = sampleIndividualRow(0);

const stories = creationStories({
  record: 'individual',
  call: createIndividual,
  submit,
  pending: 'Adding Individual...',
  filling,
  refused: {
    body: { contact_details: [{ mobile_phone: ['This number is not in use.'] }] },
    label: 'Mobile Phone',
  },
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

const national = (number: string): Filling => ({
  'Identification Type': 'National ID',
  'Identification Number': number,
});

export const WrongNationalId: WorldStory = {
  play: async () => {
    await fill({ ...filling, ...national('1-23 45') });
    await press(submit);
    await expect(await screen.findByText("Invalid Zimbabwean National ID '12345'")).toBeVisible();
  },
};

export const WrongCheckLetter: WorldStory = {
  play: async () => {
    await fill(national('63-123456 c63'));
    await expect(await screen.findByText(/check letter doesn't match/)).toBeVisible();
  },
};

export const Duplicate: WorldStory = {
  play: async () => {
    await fill(national(known.identification_number ?? ''));
    await expect((await screen.findAllByText(new RegExp(fullName(known))))[0]).toBeVisible();
  },
};

export const AlreadyThere: WorldStory = {
  args: {
    network: [
      answer(createIndividual, () =>
        refuse(409, {
          identification_number: ['An individual with this identification already exists.'],
          existing: { id: 1 },
        }),
      ),
    ],
  },
  play: async () => {
    await fill(filling);
    await press(submit);
    await expect(await screen.findByLabelText(/^Identification Number/)).toBeInvalid();
    await expect(screen.getByLabelText(/^First Name/)).toHaveValue('Rudo');
  },
};

export const IncompleteEmployment: WorldStory = {
  play: async () => {
    await fill({ 'Employer Name': 'Baobab Properties' });
    await expect(await screen.findByText('This employment will not be saved.')).toBeVisible();
  },
};

export const LongNames: WorldStory = {
  play: async () => {
    await fill({ 'First Name': long.firstName, 'Last Name': long.word, Email: long.email });
    await expect(screen.getByLabelText(/^Last Name/)).toHaveValue(long.word);
  },
};

export const OtherScripts: WorldStory = {
  play: async () => {
    const [first, last] = otherScripts[0];
    await fill({ 'First Name': first, 'Last Name': last, 'Employer Name': otherScripts[2].join('') });
    await expect(screen.getByLabelText(/^First Name/)).toHaveValue(first);
  },
};
