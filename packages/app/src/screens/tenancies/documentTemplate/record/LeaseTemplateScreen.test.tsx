import { createDocumentTemplate, getDocumentTemplate, previewDocument } from '@rentsafe/domain/document';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaseTemplatePath } from '../../../../paths';
import { answer } from '../../../../testing/answer';
import { sampleLeaseTemplate } from '../../../../testing/documentHandlers';
import { signedIn } from '../../../../testing/login';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => signedIn());

test('a template is seen on a lease; its next revision starts from this one, and is shown then', async () => {
  const asked = vi.fn();
  const sent = vi.fn();
  server.use(
    answer(previewDocument, ({ ids, query }) => {
      asked(ids.id, query.get('lease'));
      return { content: 'House lease\n\n1. Rent\n$450.00 on day 1.' };
    }),
    answer(getDocumentTemplate, ({ ids }) =>
      sampleLeaseTemplate({ id: Number(ids.id), revision: Number(ids.id) - 1 }),
    ),
    answer(createDocumentTemplate, ({ body }) => {
      sent(body);
      return sampleLeaseTemplate({ id: 4, revision: 3 });
    }),
  );
  const { user } = renderApp(leaseTemplatePath(3));
  expect(await screen.findByText(/\{\{lease\.rent\}\} a month/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Preview with a Lease/));
  await user.paste('L-0007');
  await user.click((await screen.findAllByRole('option', { name: /L-0007/ }))[0] as HTMLElement);
  expect(await screen.findByText('$450.00 on day 1.')).toBeVisible();
  expect(asked).toHaveBeenCalledWith('3', '7');
  await user.click(screen.getByRole('button', { name: 'New Revision' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New revision of House lease' }));
  const clause = within(dialog.getByRole('group', { name: 'Clause 2' }));
  await user.clear(clause.getByLabelText(/^Text/));
  await user.click(clause.getByLabelText(/^Text/));
  await user.paste('Monthly.');
  await user.click(dialog.getByRole('button', { name: 'Add Revision' }));
  expect(await screen.findByText('Residential · Revision 3')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    ...{ name: 'House lease', kind: 'residential' },
    clauses: [sampleLeaseTemplate().clauses[0], { title: 'Rent', body: 'Monthly.' }],
  });
});

test.each([
  ['stays one', false],
  ['is none any more once somebody says so', true],
])('a sample says so, and its next revision %s', async (_, isChecked) => {
  const sent = vi.fn();
  server.use(
    answer(getDocumentTemplate, () => sampleLeaseTemplate({ is_sample: true })),
    answer(createDocumentTemplate, ({ body }) => {
      sent(body);
      return sampleLeaseTemplate({ id: 4, revision: 3 });
    }),
  );
  const { user } = renderApp(leaseTemplatePath(3));
  expect(await screen.findByText('Sample: have a lawyer check it before use.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New Revision' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New revision of House lease' }));
  const still = dialog.getByRole('checkbox', { name: /^Still a sample/ });
  expect(still).toBeChecked();
  if (isChecked) await user.click(still);
  await user.click(dialog.getByRole('button', { name: 'Add Revision' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].is_sample).toBe(isChecked ? undefined : true);
});
