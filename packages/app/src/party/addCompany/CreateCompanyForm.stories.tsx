import { sampleCompanyReport } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { creationKit } from '../../testing/creationStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill } from '../../testing/storyForm';
import { long, otherScripts } from '../../testing/stress';
import { createCompanyForm } from './CreateCompany.states';
import { CreateCompanyDialog } from './CreateCompanyDialog';

const kit = creationKit('company', {
  longNames: {
    'Registered Name': long.company,
    'Trading Name': long.word,
    Operations: long.company.repeat(5),
  },
  otherScripts: { 'Registered Name': otherScripts[0][1], 'Trading Name': otherScripts[3].join(' ') },
});

const world = worldOf(createCompanyForm);
const meta = {
  ...world,
  title: 'Screens/Add New Company',
  tags: ['screen'],
  args: { ...world.args, kit, alone: () => <CreateCompanyDialog onClose={fn()} /> },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../testing/creationStories';
export * from '../../testing/creationStoriesAlike';
export * from '../../testing/duplicateStories';
export * from '../../testing/placeStoriesAlike';

const known = sampleCompanyReport(0);

export const Duplicate: WorldStory = {
  play: async () => {
    await fill({ 'Registration Number': known.registration_number ?? '' });
    await expect(
      (await screen.findAllByText(new RegExp(known.registration_name.slice(0, 8))))[0],
    ).toBeVisible();
  },
};
