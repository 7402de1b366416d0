import {
  type DisbursementPatch,
  disbursementSteps,
  listDisbursements,
  prepareDisbursements,
} from '@rentsafe/domain/disbursement';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { disbursementsPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleDisbursement } from '../../../../testing/sampleDisbursements';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

test('the amounts of all drafts are reviewed in one table, and each draft that changed is saved once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = vi.fn<(id: string | undefined, body: DisbursementPatch) => void>();
  const second = sampleDisbursement({ id: 13, number: 'PV-000013', version: 5 });
  let isRefused = true;
  server.use(
    answer(prepareDisbursements, () => ({
      made: [12, 13].map((id) => ({ id, number: `PV-0000${id}` })),
      skipped: [],
    })),
    answer(listDisbursements, () => ({
      ...{ count: 2, next: null, previous: null },
      results: [second, sampleDisbursement()],
    })),
    answer(disbursementSteps.calls.edit, ({ ids, body }) => {
      sent(ids.id, body as DisbursementPatch);
      if (ids.id === '12' && isRefused) return refuse(400, { lines: [{ amount: ['Too much.'] }] });
      return { ...(ids.id === '12' ? sampleDisbursement() : second), version: 9 };
    }),
  );
  signedIn();
  const { user } = renderApp(`${disbursementsPath}?tab=available`);
  await user.click(await screen.findByRole('button', { name: 'Prepare disbursements…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Prepare disbursements in USD' }));
  await user.click(form.getByRole('button', { name: 'Prepare disbursements' }));
  await user.click(await screen.findByRole('button', { name: 'Review amounts…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review amounts' }));
  const boxes = dialog.getAllByRole('textbox');
  expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual([
    '834.50',
    '400.00',
    '834.50',
    '400.00',
  ]);
  await user.click(boxes[0] as HTMLElement);
  await user.paste('800\n400.01\n700');
  await user.click(dialog.getByRole('button', { name: 'Save amounts' }));
  await waitFor(() => expect(boxes[1]).toHaveAccessibleDescription(/Only \$400\.00 is available\./));
  expect(sent).not.toHaveBeenCalled();
  await user.clear(boxes[1] as HTMLElement);
  await user.paste('400');
  await user.click(dialog.getByRole('button', { name: 'Save amounts' }));
  // The first is saved; the other is refused, and what was typed stays.
  await waitFor(() => expect(sent.mock.calls.map(([id]) => id)).toEqual(['13', '12']));
  expect(boxes[2]).toHaveValue('700');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Save amounts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.mock.calls.at(-1)).toMatchObject([
    '12',
    { version: 1, lines: [{ amount: '700' }, { amount: '400.00' }] },
  ]);
});
