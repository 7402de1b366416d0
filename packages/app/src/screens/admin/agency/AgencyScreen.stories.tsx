import { type Book, getBook } from '@rentsafe/domain/book';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { sampleBook } from '../../../testing/maintenanceHandlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { agencyScreen } from './Agency.states';

const world = worldOf(agencyScreen);
const meta = { ...world, title: 'Screens/Agency', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const book = (changes: Partial<Book['agency']>, more: Partial<Book> = {}) =>
  answer(getBook, () => ({ ...sampleBook, agency: { ...sampleBook.agency, ...changes }, ...more }));

const nothing = { name: null, address: null, telephone: null, email: null, tin: null };

export const WithLogo: WorldStory = {
  args: {
    network: [
      book(
        { vat_number: '220123456', company: { id: 9, name: 'Kopje Estates (Pvt) Ltd' } },
        { vat_registered: true, tax_office: { type: 'company', id: 12, name: 'ZIMRA' } },
      ),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('VAT 220123456 · TIN 2000123456')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'ZIMRA' })).toBeVisible();
  },
};

export const NotSetUp: WorldStory = {
  args: { network: [book(nothing)] },
  play: async () => {
    await expect(await screen.findByText('The letterhead has no name, address or telephone')).toBeVisible();
  },
};

export const LongNames: WorldStory = {
  args: {
    network: [
      book({
        name: 'Kopje, Makoni and Daughters Estate Agents, Valuers and Property Managers (Private) Limited',
        address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Business Park\nBlock 7\nHarare',
      }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Block 7')).toBeVisible();
  },
};

export const Editing: WorldStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await expect(await screen.findByRole('dialog', { name: 'Edit Agency' })).toBeVisible();
  },
};

export const ForUsers: WorldStory = {
  args: { role: 'clientUser' },
  play: async () => {
    await expect(await screen.findByText('Letterhead')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument());
  },
};
