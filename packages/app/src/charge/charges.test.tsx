import { type ChargeInput, createCharge } from '@rentsafe/domain/charge';
import { getLease } from '@rentsafe/domain/lease';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { sampleCharge } from '../testing/sampleInvoices';
import { sampleLease } from '../testing/sampleLeases';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

test('a lease is charged once more; what the server refuses stands at its field', async () => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent: ChargeInput[] = [];
  server.use(
    answer(getLease, () => sampleLease({ business_use: true })),
    answer(createCharge, ({ body }) => {
      sent.push(body as ChargeInput);
      return sent.length === 1
        ? refuse(400, { vat: ['VAT needs a registered landlord and business use.'] })
        : sampleCharge({ id: 33, description: 'Gate motor' });
    }),
  );
  const { user } = renderApp(`${HOME_PATH}/leases/7?tab=charges`);
  expect(await screen.findByRole('link', { name: 'INV-000008' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/customers/invoicing/8`,
  );
  expect(await screen.findByRole('button', { name: 'Credit Water, January 2026' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Total \$2,971\.84/ })).toHaveTextContent('$2,425.92$545.92');
  await user.click(screen.getByRole('button', { name: 'Details of Rent, February 2026' }));
  expect(await screen.findByText('VAT at 15.50%')).toBeVisible();
  expect(screen.getByText('Period To').nextSibling).toHaveTextContent('28 Feb 2026');
  await user.click(await screen.findByRole('button', { name: 'New Charge' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Charge: L-0007' });
  const submit = within(dialog).getByRole('button', { name: 'Add Charge' });
  await user.click(submit);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Type/)).toBeInvalid());
  await user.selectOptions(within(dialog).getByLabelText(/^Type/), 'Late fee');
  for (const [label, text] of [
    [/^Description/, 'Gate motor'],
    [/^Net Amount/, '1,120.50'],
  ] as const) {
    await user.click(within(dialog).getByLabelText(label));
    await user.paste(text);
  }
  await user.click(within(dialog).getByLabelText(/^Add VAT/));
  await user.click(submit);
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Add VAT/)).toHaveAccessibleDescription(/VAT needs a registered/),
  );
  await user.click(within(dialog).getByLabelText(/^Add VAT/));
  await user.click(submit);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.at(-1)).toMatchObject({
    lease: 7,
    type: 'late_fee',
    description: 'Gate motor',
    net: { amount: '1120.50', currency: 'USD' },
    vat: 'none',
    due_on: null,
  });
});
