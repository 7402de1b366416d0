'use client';

import { AddressRepeater } from '@rentsafe/ui/rent';
import { Announcer } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { ContactRepeater } from '@rentsafe/ui/rent';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { Form } from '@rentsafe/ui/Form';
import { ReportDialog } from '@rentsafe/ui/ReportDialog';
import { Toaster, toast } from '@rentsafe/ui/Toast';
import { ThemeProvider } from '@rentsafe/ui/theme';
import { useState } from 'react';

const tenants = [
  { id: 1, name: 'Tendai Moyo', city: 'Harare' },
  { id: 2, name: 'Rudo Ncube', city: 'Bulawayo' },
];
type Tenant = (typeof tenants)[number];

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];

/** The parts of the library that lean on most of it, as an application uses them. */
export function Everything() {
  const [reported, setReported] = useState<Tenant>();
  return (
    <ThemeProvider>
      <Announcer />
      <main>
        <h1>Tenants</h1>
        <DataTable
          caption="Tenants"
          status="ready"
          columns={columns}
          rows={tenants}
          rowKey={({ id }) => id}
          rowActions={(tenant) => (
            <Button onClick={() => setReported(tenant)}>Report on {tenant.name}</Button>
          )}
        />
        <Form onSubmit={() => {}}>
          <AddressRepeater loadPlaces={async () => [{ id: 1, name: 'Zimbabwe' }]} initialRows={1} />
          <ContactRepeater
            searchIndividuals={async () => [{ value: 1, label: 'Rudo Ncube' }]}
            initialRows={1}
          />
        </Form>
        <Button onClick={() => void toast.success('Tenant saved')}>Save</Button>
      </main>
      <ReportDialog
        open={reported !== undefined}
        onOpenChange={() => setReported(undefined)}
        title="Payment report"
        status="ready"
        sections={[{ id: 'who', heading: 'Personal Details', content: reported?.name }]}
        user="Nyasha Dube"
      />
      <Toaster />
    </ThemeProvider>
  );
}
