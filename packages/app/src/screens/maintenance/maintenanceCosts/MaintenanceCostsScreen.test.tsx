import { type BudgetInput, getBudgets, replaceBudgets } from '@rentsafe/domain/maintenanceReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { sampleBudget } from '../../../testing/sampleMaintenance';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/costing_tracking`;

test('costs stand beside their budget, by property or what else is chosen', async () => {
  signedIn();
  const { user, address } = renderApp(path);
  const table = await screen.findByRole('table', { name: 'Costs by property' });
  expect(within(table).getByRole('link', { name: '5 Mutare Road' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/properties/2`,
  );
  expect(within(table).getByText('-$112.19')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('By'), 'Contractor');
  const byContractor = await screen.findByRole('table', { name: 'Costs by contractor' });
  expect(within(byContractor).queryByRole('columnheader', { name: 'Budget' })).not.toBeInTheDocument();
  expect(address()).toBe(`${path}?by=contractor`);
});

test('the budget of the year is replaced by what the form holds', async () => {
  let sent: BudgetInput | undefined;
  server.use(
    answer(replaceBudgets, ({ body }) => {
      sent = body as BudgetInput;
      return sampleBudget;
    }),
  );
  signedIn();
  const { user } = renderApp(`${path}?from=2026-01-01&to=2026-03-02`);
  await user.click(await screen.findByRole('button', { name: 'Budget…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Maintenance Budget 2026' }));
  const second = within(await dialog.findByRole('group', { name: 'Budget 2' }));
  await user.clear(second.getByLabelText(/^Amount/));
  await enter(user, second.getByLabelText(/^Amount/), '650');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toBeDefined());
  expect(sent).toMatchObject({
    year: 2026,
    rows: [
      { property: null, category: null, amount: { amount: '3000.00', currency: 'USD' } },
      { property: null, category: 'plumbing', amount: { amount: '650', currency: 'USD' } },
      { property: 1, category: null, amount: { amount: '1000.00', currency: 'USD' } },
    ],
  });
});

test('the form of the budget begins with what is there each time, also what another Admin has changed', async () => {
  let rows = sampleBudget.rows;
  server.use(answer(getBudgets, () => ({ ...sampleBudget, rows })));
  signedIn();
  const { user } = renderApp(`${path}?from=2026-01-01&to=2026-03-02`);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Budget…' }));
    return within(await screen.findByRole('dialog', { name: 'Maintenance Budget 2026' }));
  };
  const dialog = await open();
  await dialog.findByRole('group', { name: 'Budget 3' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  rows = rows.slice(0, 1);
  const again = await open();
  await again.findByRole('group', { name: 'Budget 1' });
  expect(again.queryByRole('group', { name: 'Budget 3' })).not.toBeInTheDocument();
});
