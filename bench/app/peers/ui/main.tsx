// The same job with the published components, and nothing of the product: what another product of ours would get.
import '@rentsafe/ui/styles.css';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Form } from '@rentsafe/ui/Form';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';
import { SearchField } from '@rentsafe/ui/SearchField';
import { TextField } from '@rentsafe/ui/TextField';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Individual, individual, individuals, type Page, signIn, token } from '../api';

function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <Form
      onSubmit={async ({ entries }) => {
        await signIn(String(entries.get('username')), String(entries.get('password')));
        onSignedIn();
      }}
      actions={
        <Button type="submit" variant="primary">
          Sign in
        </Button>
      }
    >
      <TextField label="Email" name="username" type="email" required />
      <TextField label="Password" name="password" type="password" required />
    </Form>
  );
}

function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const [record, setRecord] = useState<Individual>();
  useEffect(() => void individual(id).then(setRecord), [id]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={record ? `${record.first_name} ${record.last_name}` : 'Individual'}
    >
      {record?.identification_number}
    </Dialog>
  );
}

const columns: Column<Individual>[] = [
  { id: 'first_name', header: 'First Name', cell: 'first_name', rowHeader: true },
  { id: 'last_name', header: 'Last Name', cell: 'last_name' },
  { id: 'identification_number', header: 'ID Number', cell: 'identification_number' },
];
const features = [stackedRows()];
const none: Individual[] = [];

function List() {
  const [q, setQ] = useState('');
  const [number, setNumber] = useState(1);
  const [page, setPage] = useState<Page>();
  const [shown, setShown] = useState<number>();
  useEffect(() => void individuals(q, number).then(setPage), [q, number]);
  const table = useDataTable({
    columns,
    rows: page?.results ?? none,
    rowKey: ({ id }) => id,
    total: page && { count: page.count },
    features,
  });
  return (
    <main>
      <SearchField label="Search" value={q} onValueChange={({ value }) => setQ(value.trim())} />
      <DataTable
        {...table}
        caption="Individuals"
        status={page ? 'ready' : 'loading'}
        rowActions={({ id, first_name, last_name }) => (
          <Button aria-label={`View ${first_name} ${last_name}`} onClick={() => setShown(id)}>
            View
          </Button>
        )}
        pagination={
          <LinkedPagination
            page={number}
            total={page?.count}
            hasNext={Boolean(page?.next)}
            parameter="page"
            renderLink={({ href, onClick, ...rest }) => (
              <a
                {...rest}
                href={href}
                onClick={(event) => {
                  event.preventDefault();
                  if (!rest['aria-disabled']) setNumber(Number(new URLSearchParams(href).get('page')));
                }}
              />
            )}
          />
        }
      />
      {shown !== undefined && <Detail id={shown} onClose={() => setShown(undefined)} />}
    </main>
  );
}

function App() {
  const [isSignedIn, setSignedIn] = useState(token() !== undefined);
  return isSignedIn ? <List /> : <SignIn onSignedIn={() => setSignedIn(true)} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
