import { listBankLines, suggestBankMatches } from '@rentsafe/domain/bankStatement';
import { previewReconciliation } from '@rentsafe/domain/reconciliation';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { sampleComparison, sampleLines, transferSuggestion } from '../../../testing/bankHandlers';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { bankScreen } from './Bank.states';

const world = worldOf(bankScreen);
const meta = { ...world, title: 'Screens/Receipts/Bank', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const at = (part: string) => `${bankScreen.at}&part=${part}`;

export const Matching: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Match with RC-000009' })).toBeVisible();
  },
};

export const NothingToMatch: WorldStory = {
  args: { network: [answer(listBankLines, (request) => pageOf([], request))] },
  play: async () => {
    await expect(await screen.findByText('Every line is matched')).toBeVisible();
  },
};

export const NoStatementYet: WorldStory = {
  args: { path: bankScreen.at.replace('account=1', 'account=2') },
  play: async () => {
    await expect(await screen.findByText('No statement yet')).toBeVisible();
  },
};

const [fee] = sampleLines;

/** Cash that was banked: the transfer comes first. */
export const CashThatWasBanked: WorldStory = {
  args: {
    network: [
      answer(listBankLines, (request) => pageOf(sampleLines.slice(1, 2), request)),
      answer(suggestBankMatches, () => ({ results: [transferSuggestion] })),
    ],
  },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Post a transfer from Office till' }),
    ).toBeVisible();
  },
};

/** A cost that was posted, and taken off its line again. */
export const MadeAlready: WorldStory = {
  args: {
    network: [
      answer(listBankLines, (request) =>
        pageOf(
          fee ? [{ ...fee, made: { kind: 'entry', id: 12, number: 'Entry 12' } as const }] : [],
          request,
        ),
      ),
      answer(suggestBankMatches, () => ({
        results: [
          {
            kind: 'entry' as const,
            ...{ id: 12, number: 'Entry 12', name: 'Account fee', on: '2026-02-28' },
            ...{ amount: '-12.50', approved: false, score: 100, reasons: ['This line made it'] },
            ...{ rule: null, cost: null, then: null },
          },
        ],
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Match with Entry 12' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Reverse Entry 12…' })).toBeVisible();
  },
};

export const AllLines: WorldStory = {
  args: { path: at('lines') },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Unmatch RENT L-0003' })).toBeVisible();
  },
};

export const Rules: WorldStory = {
  args: { path: at('rules') },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Delete OLD MUTUAL RENT' })).toBeVisible();
  },
};

export const Statements: WorldStory = {
  args: { path: at('statements') },
  play: async () => {
    await expect(await screen.findByText('1 matched, 3 open')).toBeVisible();
  },
};

export const Reconciling: WorldStory = {
  args: { path: at('reconcile') },
  play: async () => {
    await expect(await screen.findByText('The difference is $877.50')).toBeVisible();
    await expect(await screen.findByRole('heading', { name: /^3\. Ledgers/ })).toBeVisible();
  },
};

const agreed = sampleComparison({ book: '2907.50', difference: '0.00', lines: [] });

export const Agreed: WorldStory = {
  args: { path: at('reconcile'), network: [answer(previewReconciliation, () => agreed)] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign…' })).toBeVisible();
    await expect(await screen.findByRole('heading', { name: /^3\. Ledgers/ })).toBeVisible();
  },
};

export const Signed: WorldStory = {
  args: { path: `${at('reconcile')}&on=2026-01-31` },
  play: async () => {
    await expect(await screen.findByText('Signed by Tendai Shumba')).toBeVisible();
    await expect(await screen.findByRole('heading', { name: /^3\. Ledgers/ })).toBeVisible();
  },
};

const importing = (rows: readonly string[]): WorldStory => ({
  args: { path: at('import') },
  play: async () => {
    const file = new File([['Date,Details,Debit,Credit,Balance', ...rows].join('\n')], 'march.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(await screen.findByLabelText('Bank file'), file);
    await press('Check 2 rows');
    await expect(await screen.findByLabelText(/^Closing Balance/)).toBeVisible();
    await expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  },
});

export const Importing = importing(['13/03/2026,EFT CREDIT,,100.00,2477.50', '14/03/2026,FEE,2.50,,2475.00']);
export const ImportThatDoesNotFit = importing([
  '13/02/2026,EFT CREDIT,,100.00,2477.50',
  '14/03/2026,FEE,2.50,,2470.00',
]);
