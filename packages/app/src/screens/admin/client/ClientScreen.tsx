import { HOME_PATH } from '@rentsafe/domain/session';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { clientNameQuery } from '../../../calls/clients';
import { usersOf } from '../../../calls/users';
import { ClientUsers } from '../user/ClientUsers';
import { ClientBook } from './ClientBook';

/** The users of a client company, and the check of its book. */
export function ClientScreen() {
  const id = Number(useParams().id);
  const { data: name } = useQuery(clientNameQuery(id));
  const users = useMemo(() => usersOf(id), [id]);
  const title = name ? `Users of ${name}` : 'Users of a client';
  return (
    <Stack gap={4}>
      <Breadcrumbs items={[{ label: 'Clients', href: `${HOME_PATH}/admin/clients` }, { label: title }]} />
      <ClientBook key={`book ${id}`} client={id} />
      <ClientUsers key={id} users={users} title={title} addLabel="Add User" />
    </Stack>
  );
}
