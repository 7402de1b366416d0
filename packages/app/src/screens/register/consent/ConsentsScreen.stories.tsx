import { listConsents } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { HOME_PATH } from '@rentsafe/domain/session';
import { addDays } from '@rentsafe/format/date';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ConsentPaper } from '../../../consent/ConsentPaper';
import { answer } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { consentsScreen } from './Consents.states';

const world = worldOf(consentsScreen);
const meta = {
  ...world,
  title: 'Screens/Consents',
  tags: ['screen'],
  args: { ...world.args, role: 'clientUser' },
} satisfies Meta<WorldArgs>;
export default meta;

const of = (id: number, name: string) => ({ id, party: { type: 'individual' as const, id, name } });

const four = [
  sampleConsent({
    ...of(4, 'Rudo Makoni'),
    evidence: 'Signed form, file 12\nPurpose: Application for 4 Baobab Court',
  }),
  sampleConsent({ ...of(3, 'Tendai Moyo'), until_on: addDays(today(), 5) }),
  sampleConsent({ ...of(2, 'Tariro Ncube'), until_on: '2026-01-31', state: 'expired' }),
  sampleConsent({ ...of(1, 'Farai Chirwa'), state: 'withdrawn', withdrawn_on: '2026-02-02' }),
];

export const FourStates: WorldStory = {
  args: { network: [answer(listConsents, (request) => pageOf(four, request))] },
  play: async () => expect(await screen.findByText('Expiring')).toBeVisible(),
};
export const NoConsents: WorldStory = {
  args: { network: [answer(listConsents, (request) => pageOf([], request))] },
  play: async () => expect(await screen.findByText(/Record a consent when you check a tenant/)).toBeVisible(),
};
export const OfAllClients: WorldStory = {
  args: {
    role: 'admin',
    path: `${HOME_PATH}/admin/consents`,
    network: [
      answer(listConsents, (request) =>
        pageOf(
          four.map((consent) => ({ ...consent, client: { id: 2, name: 'Baobab Properties' } })),
          request,
        ),
      ),
    ],
  },
  play: async () => expect(await screen.findByRole('columnheader', { name: 'Recorded By' })).toBeVisible(),
};
export const EndedByTheProvider: WorldStory = {
  args: { ...OfAllClients.args },
  play: async () => {
    await press('End the consent of Rudo Makoni to Baobab Properties');
    await expect(await screen.findByRole('dialog', { name: 'End the consent of Rudo Makoni' })).toBeVisible();
  },
};
/** As on paper, where it is always light. */
export const FormToSign: WorldStory = {
  args: {
    alone: () => (
      <div style={{ padding: '2rem' }}>
        <ConsentPaper name="Rudo Makoni" number="national ID 63123456B63" issuer="Msasa Property Managers" />
      </div>
    ),
  },
  play: async () => expect(await screen.findByRole('heading', { name: 'My rights' })).toBeVisible(),
};
