import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { clientNameQuery } from '../../../calls/clients';
import { usersOf } from '../../../calls/users';
import { clientsPath } from '../../../paths';
import { ClientUsers } from '../user/ClientUsers';
import { ClientBook } from './ClientBook';
import { ClientFacts } from './ClientFacts';

/** A client company: who it is, what it uses, the check of its book, and its users. */
export function ClientScreen() {
  const id = Number(useParams().id);
  const { data: name } = useQuery(clientNameQuery(id));
  const users = useMemo(() => usersOf(id), [id]);
  const title = name ?? 'Client';
  return (
    <Stack gap="section">
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: 'Clients', href: clientsPath }, { label: title }]} />
        <PageHeader title={title} description="Contact, plan, accounts and users of a client company." />
      </Stack>
      <ClientFacts key={`facts ${id}`} client={id} />
      <ClientBook key={`book ${id}`} client={id} />
      <ClientUsers
        key={id}
        users={users}
        title={name ? `Users of ${name}` : 'Users of a client'}
        addLabel="Add User"
        client={name ?? undefined}
      />
    </Stack>
  );
}
