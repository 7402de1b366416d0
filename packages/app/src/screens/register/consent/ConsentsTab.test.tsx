import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import {
  type Consent,
  type ConsentInput,
  consentSteps,
  createConsent,
  listConsents,
} from '@rentsafe/domain/consent';
import { getIndividual } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const without = 'Without consent, the report covers only your own leases.';

let consents: Consent[];

beforeEach(() => {
  consents = [];
  server.use(
    answer(listConsents, (request) => pageOf(consents, request)),
    answer(createConsent, ({ body }) => {
      const { evidence } = body as ConsentInput;
      consents = [sampleConsent({ evidence })];
      return sampleConsent({ evidence });
    }),
    answer(consentSteps.calls.withdraw, () => {
      consents = [sampleConsent({ state: 'withdrawn', withdrawn_on: '2026-03-02' })];
      return consents[0] ?? sampleConsent();
    }),
  );
});

test('a client reads why others’ reports are not shown, adds a consent, and withdraws it', async () => {
  signedIn({ user_type: 'client' });
  const { user } = renderApp(`${HOME_PATH}/individuals/2?tab=consents`);
  expect(await screen.findByText(without)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add consent…' }));
  const form = await screen.findByRole('dialog', { name: 'New Consent' });
  await user.click(await within(form).findByLabelText(/^Evidence/));
  await user.paste('Letter of 2 March');
  await user.click(within(form).getByLabelText(/^Purpose/));
  await user.paste('Application');
  await user.click(within(form).getByRole('button', { name: 'Add Consent' }));
  expect(await screen.findByText(/^You can read what all landlords report on /)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Withdraw Letter of 2 March' }));
  const question = await screen.findByRole('dialog', { name: /^Withdraw the consent/ });
  await user.click(await within(question).findByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText(without)).toBeVisible();
  expect(await screen.findByText('Withdrawn')).toBeVisible();
});

test('whom a client may not read about is there after a consent', async () => {
  server.use(
    answer(getIndividual, () =>
      consents.length > 0
        ? { id: 2, version: 1, first_name: 'Tendai', last_name: 'Moyo' }
        : refuse(404, { detail: 'Not found.' }),
    ),
  );
  signedIn({ user_type: 'client' });
  const { user } = renderApp(`${HOME_PATH}/individuals/2?tab=consents`);
  await user.click(await screen.findByRole('button', { name: 'Add consent…' }));
  const form = await screen.findByRole('dialog', { name: 'New Consent' });
  await user.click(await within(form).findByLabelText(/^Evidence/));
  await user.paste('Letter of 2 March');
  await user.click(within(form).getByLabelText(/^Purpose/));
  await user.paste('Application');
  await user.click(within(form).getByRole('button', { name: 'Add Consent' }));
  expect(await screen.findByText('You can read what all landlords report on Tendai Moyo.')).toBeVisible();
});

test('a consent that ends before it starts is refused at its last day, unsent, and nothing typed is lost', async () => {
  signedIn({ user_type: 'client' });
  const { user } = renderApp(`${HOME_PATH}/individuals/2?tab=consents`);
  await user.click(await screen.findByRole('button', { name: 'Add consent…' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Consent' }));
  const type = async (label: RegExp, text: string) => {
    const box = await form.findByLabelText(label);
    await user.clear(box);
    await user.paste(text);
  };
  await type(/^Given On/, '05/03/2020');
  await type(/^Last Day/, '04/03/2020');
  await type(/^Evidence/, 'Letter of 2 March');
  await user.click(form.getByRole('button', { name: 'Add Consent' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Last Day/)).toHaveAccessibleDescription(
      /The last day cannot be before the day it was given\./,
    ),
  );
  expect(form.getByLabelText(/^Evidence/)).toHaveValue('Letter of 2 March');
  expect(consents).toEqual([]);
});

test('staff need none', async () => {
  signedIn();
  renderApp(`${HOME_PATH}/individuals/2?tab=consents`);
  expect(await screen.findByText(/^RentSafe staff can read what all landlords report/)).toBeVisible();
});

test.each(['individuals/2?tab=consents', 'consents'])(
  'G4 an Admin of the provider asks for the consents of RentSafe alone at %s: those of clients are not withdrawn there',
  async (path) => {
    const asked: (string | null)[] = [];
    server.use(
      answer(listConsents, (request) => {
        asked.push(request.query.get('client'));
        return pageOf([sampleConsent()], request);
      }),
    );
    signedIn();
    renderApp(`${HOME_PATH}/${path}`);
    expect(await screen.findByRole('button', { name: /^Withdraw / })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([String(PROVIDER_CLIENT_ID)]));
  },
);

test('a client reads above a report what it lacks', async () => {
  signedIn({ user_type: 'client' });
  renderApp(`${HOME_PATH}/individuals/2?tab=report`);
  expect(await screen.findByText(without)).toBeVisible();
});
