import {
  type ContractorInput,
  type ContractorPatch,
  contractorIndustries,
  createContractor,
  updateContractor,
} from '@rentsafe/domain/contractor';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../../testing/answer';
import { enter } from '../../../../testing/enter';
import { signedIn } from '../../../../testing/login';
import { sampleContractor } from '../../../../testing/sampleMaintenance';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/contractor_management`;

async function open(at = path) {
  signedIn();
  const app = renderApp(at);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('the cards of the specification count, a row leads to its open orders and becomes inactive', async () => {
  const sent: ContractorPatch[] = [];
  server.use(
    answer(updateContractor, ({ body }) => {
      sent.push(body as ContractorPatch);
      return sampleContractor({ is_active: false, version: 2 });
    }),
  );
  const { user } = await open();
  await screen.findByText('Kopje Plumbing');
  const figures = ['Total', 'Active', 'Inactive'].map(
    (label) => screen.getByText(label, { selector: 'p' }).nextElementSibling?.textContent,
  );
  expect(figures).toEqual(['5', '4', '1']);
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 open orders of Kopje Plumbing' })).toHaveAttribute(
    'href',
    expect.stringMatching(/work-orders\?contractor=2&state=draft&state=issued/),
  );
  const status = screen.getByRole('combobox', { name: 'Status of Kopje Plumbing' });
  await user.selectOptions(status, 'Inactive');
  expect(await screen.findByText('Kopje Plumbing is inactive')).toBeInTheDocument();
  expect(sent).toEqual([{ is_active: false, version: 1 }]);
});

test('a contractor is added with what is known, and refused where its number is taken', async () => {
  const sent: ContractorInput[] = [];
  server.use(
    answer(createContractor, ({ body }) => {
      sent.push(body as ContractorInput);
      if (sent.length > 1) return sampleContractor({ id: 9 });
      return Response.json(
        { number: ['This contractor already exists.'], existing: { id: 2 } },
        { status: 409 },
      );
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Contractor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Contractor' }));
  const industry = dialog.getByLabelText(/^Industry/);
  expect(within(industry).getAllByRole('option')).toHaveLength(contractorIndustries.length + 1);
  await user.selectOptions(industry, 'Gas');
  await enter(user, dialog.getByLabelText(/^Name/), 'Kopje Gas');
  await enter(user, dialog.getByLabelText(/^ID\/Reg/), '77/2021');
  await user.selectOptions(dialog.getByLabelText(/^Charge Currency/), 'ZIG');
  await enter(user, dialog.getByLabelText(/^Standard Rate/), '450.50');
  const submit = dialog.getByRole('button', { name: 'Add Contractor' });
  await user.click(submit);
  await waitFor(() => expect(dialog.getByLabelText(/^ID\/Reg/)).toBeInvalid());
  await user.click(submit);
  expect(await screen.findByText('Contractor created successfully!')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({
    ...{ name: 'Kopje Gas', industry: 'Gas', number: '77/2021', currency: 'ZIG' },
    ...{ standard_rate: '450.50', emergency_rate: null, party: null, contact: null },
  });
});

test('an edit sends what was changed; the page shows who is paid', async () => {
  let sent: ContractorPatch | undefined;
  server.use(
    answer(updateContractor, ({ body }) => {
      sent = body as ContractorPatch;
      return sampleContractor({ version: 2 });
    }),
  );
  const { user } = await open(`${path}/2`);
  expect(await screen.findByRole('link', { name: 'Kopje Plumbing' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/companies/4`,
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kopje Plumbing' }));
  await user.clear(dialog.getByLabelText(/^Emergency Rate/));
  await enter(user, dialog.getByLabelText(/^Emergency Rate/), '40');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contractor saved')).toBeInTheDocument();
  expect(sent).toEqual({ emergency_rate: '40', version: 1 });
});
