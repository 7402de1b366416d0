import { getCompanyReport, updateCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import type { EditKit } from '../../../testing/editStories';

import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { editCompanyForm } from './EditCompany.states';

const record = sampleCompanyReport(1);
const kit: EditKit = {
  kind: 'company',
  name: record.registration_name,
  read: getCompanyReport,
  change: updateCompany,
  record,
  field: { label: 'Registered Name', name: 'registration_name', theirs: 'Acacia Lettings' },
};

const world = worldOf(editCompanyForm);
const meta = {
  ...world,
  title: 'Screens/Company/Edit',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/editStories';
export * from '../../../testing/editStoriesAlike';
