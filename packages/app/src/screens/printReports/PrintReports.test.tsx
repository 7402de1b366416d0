import { sampleCompanyReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { lookUpIndividual, recordIndividualAccess } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { enter } from '../../testing/enter';
import { chooseOption } from '../../testing/listMenu';
import { signedIn } from '../../testing/login';
import { listHandlers } from '../../testing/mockedLists';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

const [first, second] = [sampleIndividualRow(0), sampleIndividualRow(1)];

beforeEach(() => {
  signedIn();
  server.use(...listHandlers(2));
});

async function openBatch(tab: string, opener: string) {
  const { user } = renderApp(`${HOME_PATH}?tab=${tab}`);
  await chooseOption(user, opener);
  const dialog = within(await screen.findByRole('dialog'));
  const find = async (numbers: string) => {
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    await enter(user, field, numbers);
    await user.click(dialog.getByRole('button', { name: 'Find' }));
  };
  return { user, dialog, find };
}

/** Whose number a person has, in whatever way it is typed. */
const lookUp = vi.fn((number: string) =>
  [first, second].find(({ identification_number }) => identification_number === number.replaceAll('-', '')),
);

test('who is found is printed, each once, and the reading and the print are recorded', async () => {
  const recorded = vi.fn();
  server.use(
    answer(lookUpIndividual, ({ query }) => {
      const person = lookUp(query.get('identification_number') ?? '');
      return { match: person ? { id: person.id, name: `${person.first_name} ${person.last_name}` } : null };
    }),
    answer(recordIndividualAccess, ({ ids, body }) => {
      recorded({ id: Number(ids.id), ...(body as object) });
      return refuse(404, { detail: 'Not found.' });
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, dialog, find } = await openBatch('individual', 'Print reports for IDs…');
  const dashed = first.identification_number?.replace(/^(\d\d)/, '$1-') ?? '';
  await find(`${dashed}\n${first.identification_number}; ${second.identification_number}, EN99`);
  expect(await dialog.findByText('Found: 2')).toBeVisible();
  expect(dialog.getByText('Not found: 1')).toBeVisible();
  expect(dialog.getByText('EN99')).toBeVisible();
  expect(dialog.getByText(`More than once, printed once: ${dashed}`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Print 2 reports' }));
  await waitFor(() => expect(recorded).toHaveBeenCalledTimes(2));
  for (const { id } of [first, second]) expect(recorded).toHaveBeenCalledWith({ id, action: 'print' });
});

test('none and more than 100 are refused, and nobody is looked up', async () => {
  const lookedUp = vi.fn();
  server.use(
    answer(lookUpIndividual, () => {
      lookedUp();
      return { match: null };
    }),
  );
  const { dialog, find } = await openBatch('individual', 'Print reports for IDs…');
  await find(' ; ');
  expect(await dialog.findAllByText(/Paste at least one number/)).not.toHaveLength(0);
  await find(Array.from({ length: 101 }, (_, at) => `EN${1000 + at}`).join('\n'));
  expect(await dialog.findAllByText(/These are 101 numbers. Print at most 100 at once./)).not.toHaveLength(0);
  expect(lookedUp).not.toHaveBeenCalled();
  expect(dialog.queryByRole('button', { name: /^Print \d/ })).not.toBeInTheDocument();
});

test('a look-up that fails is reported in the form, and another try finds', async () => {
  server.use(answer(lookUpIndividual, () => refuse(500, { detail: 'Broken.' })));
  const { dialog, find } = await openBatch('individual', 'Print reports for IDs…');
  await find('EN99');
  expect(await dialog.findByText(/^The numbers could not be looked up\./)).toBeVisible();
  server.use(answer(lookUpIndividual, () => ({ match: null })));
  await find('EN99');
  expect(await dialog.findByText('Not found: 1')).toBeVisible();
});

test('companies are found by their registration numbers', async () => {
  const known = sampleCompanyReport(0);
  const { dialog, find } = await openBatch('company', 'Print reports for numbers…');
  await find(`${known.registration_number}\n9/1999`);
  expect(await dialog.findByText('Found: 1')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Print 1 report' })).toBeVisible();
});
