import { createCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { answer, refuse } from '../../testing/answer';
import { creationStories } from '../../testing/creationStories';
import { companyFilling as filling } from '../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill, press } from '../../testing/storyForm';
import { long, otherScripts } from '../../testing/stress';
import { createCompanyForm } from './CreateCompany.states';
import { CreateCompanyDialog } from './CreateCompanyDialog';

const world = worldOf(createCompanyForm);
const meta = {
  ...world,
  title: 'Screens/Add New Company',
  tags: ['screen'],
  args: { ...world.args, alone: () => <CreateCompanyDialog onClose={fn()} /> },
} satisfies Meta<WorldArgs>;
export default meta;

const known = sampleCompanyReport(0);

const stories = creationStories({
  record: 'company',
  call: createCompany,
  submit: 'Add Company',
  pending: 'Adding Company...',
  filling,
  refused: { body: { profile: { tin_number: ['This is no TIN.'] } }, label: 'TIN Number' },
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

export const Duplicate: WorldStory = {
  play: async () => {
    await fill({ 'Registration Number': known.registration_number ?? '' });
    await expect(
      (await screen.findAllByText(new RegExp(known.registration_name.slice(0, 8))))[0],
    ).toBeVisible();
  },
};

export const AlreadyThere: WorldStory = {
  args: {
    network: [
      answer(createCompany, () =>
        refuse(409, {
          registration_number: ['A company with this registration number already exists.'],
          existing: { id: 1 },
        }),
      ),
    ],
  },
  play: async () => {
    await fill(filling);
    await press('Add Company');
    await expect(await screen.findByLabelText(/^Registration Number/)).toBeInvalid();
    await expect(screen.getByLabelText(/^Registered Name/)).toHaveValue('Acacia Lettings');
  },
};

export const LongNames: WorldStory = {
  play: async () => {
    await fill({
      'Registered Name': long.company,
      'Trading Name': long.word,
      Operations: long.company.repeat(5),
    });
    await expect(screen.getByLabelText(/^Trading Name/)).toHaveValue(long.word);
  },
};

export const OtherScripts: WorldStory = {
  play: async () => {
    const [, arabic] = otherScripts[0];
    await fill({ 'Registered Name': arabic, 'Trading Name': otherScripts[3].join(' ') });
    await expect(screen.getByLabelText(/^Registered Name/)).toHaveValue(arabic);
  },
};
