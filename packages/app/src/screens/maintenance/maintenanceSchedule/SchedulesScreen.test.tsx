import {
  createMaintenanceSchedule,
  getMaintenanceSchedule,
  runSchedules,
  updateMaintenanceSchedule,
} from '@rentsafe/domain/maintenanceSchedule';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { sampleSchedule } from '../../../testing/sampleSchedules';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

async function open(search = '') {
  signedIn();
  const app = renderApp(`${HOME_PATH}/maintenance-schedules${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Maintenance Schedules' });
  return app;
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows what is done, where, how often and when next', async () => {
  await open();
  const pump = await row(/^Service the borehole pump/);
  expect(pump.getByRole('cell', { name: 'Every 3 months' })).toBeVisible();
  expect(pump.getByRole('link', { name: '12 King George Road' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/properties/4`,
  );
  expect(pump.getByRole('cell', { name: '$120.00' })).toBeVisible();
  const termites = await row(/^Treat for termites/);
  expect(termites.getByRole('cell', { name: 'Paused' })).toBeVisible();
});

test('a schedule is paused, changed, and what the server refuses stays at its field', async () => {
  const { user } = await open();
  const sent: unknown[] = [];
  server.use(
    answer(updateMaintenanceSchedule, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return sampleSchedule({ id: 1, is_active: false });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pause Service the borehole pump' }));
  await waitFor(() => expect(sent).toEqual([['1', { is_active: false, version: 1 }]]));
  server.use(answer(updateMaintenanceSchedule, () => refuse(400, { to_on: ['Not before 2025-01-24.'] })));
  await user.click(await screen.findByRole('button', { name: 'Edit Service the borehole pump' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service the borehole pump' }));
  await enter(user, dialog.getByLabelText(/^Last Day/), '24/01/2025');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Not before 24 Jan 2025.')).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Last Day/)).toHaveValue('24/01/2025');
});

test('resumed, or to be due at other days, the next day is said', async () => {
  const { user } = await open();
  server.use(answer(updateMaintenanceSchedule, () => sampleSchedule({ id: 4, next_on: '2026-12-20' })));
  await user.click(await screen.findByRole('button', { name: 'Resume Treat for termites' }));
  expect(await screen.findByText(/Next: 20 Dec 2026/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Edit Service the borehole pump' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service the borehole pump' }));
  await user.clear(dialog.getByLabelText(/^First Day/));
  await enter(user, dialog.getByLabelText(/^First Day/), '29/02/2096');
  expect(dialog.getByText(/^Next: 29 Feb 2096\. Falls on/)).toBeVisible();
});

test('what somebody else has changed of a schedule meanwhile stays, and what is typed is saved beside it', async () => {
  const { user } = await open();
  const sent: unknown[] = [];
  server.use(
    answer(updateMaintenanceSchedule, ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refuse(409, { detail: 'This record was changed by someone else.', version: 2 })
        : sampleSchedule({ version: 3 });
    }),
    answer(getMaintenanceSchedule, () => sampleSchedule({ lead_days: 30, version: 2 })),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Service the borehole pump' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service the borehole pump' }));
  await user.clear(dialog.getByLabelText(/^Instructions/));
  await enter(user, dialog.getByLabelText(/^Instructions/), 'Bring the key.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Schedule saved')).toBeInTheDocument();
  expect(sent).toEqual([
    { instructions: 'Bring the key.', version: 1 },
    { instructions: 'Bring the key.', version: 2 },
  ]);
});

test('a new schedule is sent as it is typed', async () => {
  const { user } = await open();
  const sent: unknown[] = [];
  server.use(
    answer(createMaintenanceSchedule, ({ body }) => {
      sent.push(body);
      return sampleSchedule({ id: 5 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'New Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Schedule' }));
  await enter(user, dialog.getByRole('combobox', { name: /^Property/ }), 'King');
  const [property] = await within(await screen.findByRole('listbox')).findAllByRole('option');
  if (property) await user.click(property);
  await enter(user, dialog.getByLabelText(/^Work/), 'Empty the septic tank');
  await user.selectOptions(dialog.getByLabelText(/^Category/), 'Plumbing');
  await user.selectOptions(dialog.getByLabelText(/^Period/), 'years');
  await user.clear(dialog.getByLabelText(/^First Day/));
  await enter(user, dialog.getByLabelText(/^First Day/), '29/02/2028');
  await user.click(dialog.getByRole('button', { name: 'Add Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    {
      ...{ summary: 'Empty the septic tank', category: 'plumbing', every: { count: 1, unit: 'year' } },
      ...{ from_on: '2028-02-29', to_on: null, lead_days: 14, unit: null, estimate: null },
    },
  ]);
});

test('Run now drafts what is due, and says what was left', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('1 work order drafted')).toBeInTheDocument();
  expect(screen.getByText(/^Clean the gutters: Nobody owns the property/)).toBeInTheDocument();
  server.use(answer(runSchedules, () => ({ created: [], skipped: [] })));
  await user.click(screen.getByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('No work order was due')).toBeInTheDocument();
});

test('the calendar has the days of a month with their orders; the month is in the address', async () => {
  const { user, address } = await open('?tab=calendar&month=2026-11');
  await user.click(await screen.findByRole('gridcell', { name: / 3 November 2026, 1 event/ }));
  expect(screen.getAllByText(/WO-000022/)).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('grid', { name: 'Maintenance, December 2026' })).toBeInTheDocument();
  expect(address()).toContain('tab=calendar&month=2026-12');
});
