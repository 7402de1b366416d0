import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { useMemo } from 'react';
import { usersOf } from '../../../calls/users';
import { Admitted } from '../../../session/Admitted';
import { ReservedView } from '../../../session/reserved/ReservedView';
import { useMe } from '../../../session/useMe';
import { ClientUsers } from './ClientUsers';

/** The users of the client of who is signed in, which Admins manage. */
export function InternalUsersScreen() {
  const me = useMe().data;
  const client = me?.client ?? PROVIDER_CLIENT_ID;
  const users = useMemo(() => usersOf(client), [client]);
  const texts =
    me && client !== PROVIDER_CLIENT_ID
      ? { title: `Users of ${me.client_name}`, addLabel: 'Add User' }
      : { title: 'Internal Users', addLabel: 'Add Internal User' };
  return (
    <Admitted
      needs="listUsers"
      otherwise={
        <ReservedView heading={texts.title} title="Admins manage users">
          An Admin of {me?.client_name} adds and deactivates users, sets their access level, and sends a new
          password link. Your own profile, password and sessions are yours to change.
        </ReservedView>
      }
    >
      <ClientUsers key={client} users={users} {...texts} />
    </Admitted>
  );
}
