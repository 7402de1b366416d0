import { type ConsentInput, createConsent } from '@rentsafe/domain/consent';
import { sampleCompanyReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { lookUpIndividual, recordIndividualAccess, searchIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { enter } from '../../../testing/enter';
import { chooseOption } from '../../../testing/listMenu';
import { signedIn } from '../../../testing/login';
import { listHandlers, pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

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
    const field = dialog.getByRole('textbox', { name: /numbers$/ });
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
  expect(dialog.getByText(`Duplicates, printed once: ${dashed}`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Print 2 reports' }));
  await waitFor(() => expect(recorded).toHaveBeenCalledTimes(2));
  for (const { id } of [first, second]) expect(recorded).toHaveBeenCalledWith({ id, action: 'print' });
});

/** As a user of a client company, of whom the first is a tenant, and the others are known to the register. */
function asClient(others: readonly string[]) {
  signedIn({ user_type: 'client' });
  const people = new Map(others.map((number, at) => [number, { id: at + 10, name: `Person ${at}` }]));
  server.use(
    answer(searchIndividuals, (request) =>
      pageOf(request.query.get('q') === first.identification_number ? [first] : [], request),
    ),
    answer(lookUpIndividual, ({ query }) => {
      const number = query.get('identification_number') ?? '';
      lookUp(number);
      if (number === '12') return refuse(400, { identification_number: ['No number.'] });
      return { match: people.get(number) ?? null };
    }),
  );
}

const others = ['63123456B63', '08123456S08', '750000001R75'];

async function fillConsent({ user, dialog }: Awaited<ReturnType<typeof openBatch>>) {
  await enter(user, await dialog.findByLabelText(/^Evidence/), 'One form for all, file 12');
  await enter(user, dialog.getByLabelText(/^Purpose/), 'Applications of March');
}

test('those without consent are named, and one form records theirs; what fails is named, and sent again with its key', async () => {
  asClient(others);
  const sent: { id: number; evidence: string; key: string | null }[] = [];
  let isBroken = true;
  server.use(
    answer(createConsent, ({ body, request }) => {
      const { party, evidence } = body as ConsentInput;
      sent.push({ id: party.id, evidence, key: request.headers.get('Idempotency-Key') });
      return party.id === 11 && isBroken ? refuse(500, {}) : sampleConsent();
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const batch = await openBatch('individual', 'Print reports for IDs…');
  const { user, dialog, find } = batch;
  await find(`${first.identification_number}\n${others.join('\n')}\n12\nEN999999`);
  expect(await dialog.findByText('Without consent: 3')).toBeVisible();
  expect(
    dialog.getByText('Person 0 (63123456B63), Person 1 (08123456S08), Person 2 (750000001R75)'),
  ).toBeVisible();
  expect(dialog.getByText('Found: 1')).toBeVisible();
  expect(dialog.getByText('No valid number: 1')).toBeVisible();
  expect(dialog.getByText('Not found: 1')).toBeVisible();
  await fillConsent(batch);
  await user.click(dialog.getByRole('button', { name: 'Record 3 consents' }));
  expect(await dialog.findByText(/^Person 1: The server had a problem/)).toBeVisible();
  expect(dialog.getByText('Found: 2')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Record 2 consents' }));
  expect(await dialog.findByText('Found: 4')).toBeVisible();
  expect(dialog.queryByText(/^Without consent/)).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Print 4 reports' })).toHaveFocus();
  expect(sent.map(({ id }) => id)).toEqual([10, 11, 11, 12]);
  expect(sent[1]?.key).toBe(sent[2]?.key);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(sent[0]?.evidence).toBe('One form for all, file 12\nPurpose: Applications of March');
});

test('after too many look-ups the rest is named, and looked up alone by the next try', async () => {
  asClient(others);
  server.use(
    answer(lookUpIndividual, ({ query }) => {
      const number = query.get('identification_number') ?? '';
      lookUp(number);
      return number === others[1]
        ? refuse(429, { detail: 'Too many.' }, { 'Retry-After': '600' })
        : { match: { id: 10, name: 'Person 0' } };
    }),
  );
  const { dialog, find } = await openBatch('individual', 'Print reports for IDs…');
  await find(`${others[0]}\n${others[1]}`);
  expect(await dialog.findByText('Not looked up yet: 1')).toBeVisible();
  expect(dialog.getByText(/^Too many\. Your own tenants/)).toBeVisible();
  expect(dialog.getByText('Without consent: 1')).toBeVisible();
  asClient(others);
  lookUp.mockClear();
  await find(`${others[0]}\n${others[1]}`);
  expect(await dialog.findByText('Without consent: 2')).toBeVisible();
  expect(lookUp.mock.calls).toEqual([[others[1]]]);
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
