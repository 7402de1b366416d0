import type { Meta } from '@storybook/react-vite';
import { listKit } from '../../../testing/listStories';
import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { long, otherScripts } from '../../../testing/stress';
import { companyList } from './CompanyList.states';

const of = (id: number, company: { registration_name: string; registration_number?: string }) => ({
  id,
  branch_name: 'Head Office',
  company: { id, ...company },
});

const kit = listKit('company', {
  longNames: [
    {
      ...of(1, { registration_name: long.company, registration_number: long.number }),
      branch_name: long.branch,
    },
    of(2, { registration_name: long.word, registration_number: '77/2021' }),
  ],
  missingValues: [of(1, { registration_name: 'Acacia Lettings' })],
  otherScripts: otherScripts.map((name, index) => of(index + 1, { registration_name: name.join(' ') })),
});

const world = worldOf(companyList);
const meta = {
  ...world,
  title: 'Screens/Payment status/Companies',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/listStories';
export * from '../../../testing/listStoriesAlike';
