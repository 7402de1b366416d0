import { dataTable, testingLibrary, toasts } from '@rentsafe/ui/test-utils';
import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from './Root';
import { Tenants } from './Tenants';

it('calls a tenant', async () => {
  render(
    <Root>
      <Tenants tenants={[{ id: 1, name: 'Rudo Ncube', city: 'Bulawayo' }]} />
    </Root>,
  );
  const page = testingLibrary({ within, waitFor, user: userEvent.setup() });
  const table = dataTable(page, 'Tenants');
  const rudo = table.rowsWith('Rudo Ncube');
  expect((await table.cell(rudo, 'City')).element().textContent).toBe('Bulawayo');
  await table.rowAction(rudo, 'Call Rudo Ncube').click();
  await toasts(page).toast('Rudo Ncube called').find();
});
