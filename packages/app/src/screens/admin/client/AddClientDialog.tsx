import { type Client, newClientForm } from '@rentsafe/domain/client';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { Callout } from '@rentsafe/ui/Callout';
import { Combobox } from '@rentsafe/ui/Combobox';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addClient, clientList } from '../../../calls/clients';
import { findCompanies } from '../../../calls/companies';
import { usersOf } from '../../../calls/users';
import { CreationDialog } from '../../../forms/CreationDialog';
import { clientPath } from '../../../paths';
import { FirstUserFields } from '../user/UserFields';

interface AddClientDialogProps {
  onInvited: (user: InternalUser, invitation: Invitation) => void;
  onClose: () => void;
}

/** A new client company with its first user, an Admin who can add the others. */
export function AddClientDialog({ onInvited, onClose }: AddClientDialogProps) {
  const queryClient = useQueryClient();
  const clientKey = useRef(newIdempotencyKey());
  // Where the user is refused, the client is there already: only the user is sent again.
  const [made, setMade] = useState<Client>();
  return (
    <CreationDialog
      title="Add Client"
      description="You'll get a link to send its Admin, who sets a password and can add other users."
      creation={{
        record: 'client',
        form: newClientForm,
        add: async ({ admin, ...body }, idempotencyKey) => {
          const client = made ?? { ...body, ...(await addClient(body, clientKey.current)) };
          setMade(client as Client);
          const user = await usersOf(client.id).add(admin, idempotencyKey);
          return { client, user };
        },
        lists: clientList.key,
        recordOf: ({ client: { id, name } }) => ({
          description: name,
          link: { label: 'Open client', href: clientPath(id) },
        }),
        onCreated: ({ client, user: { invitation, ...user } }) => {
          void queryClient.invalidateQueries({ queryKey: clientList.key });
          usersOf(client.id).show(queryClient, user);
          if (invitation) onInvited(user, invitation);
        },
      }}
      onClose={() => {
        if (made) void queryClient.invalidateQueries({ queryKey: clientList.key });
        onClose();
      }}
    >
      {made && (
        <Callout tone="info" title={`${made.name} was added, but has no Admin yet.`}>
          Correct the user and send again, or add an Admin later on the client's page.
        </Callout>
      )}
      <TextField label="Name" name="name" required autoComplete="off" readOnly={made !== undefined} />
      {!made && (
        <Combobox
          label="Company"
          name="company"
          search={findCompanies}
          hint="The company whose branches and reports its users can see."
        />
      )}
      <Fieldset label="First User (Admin)">
        <FirstUserFields />
      </Fieldset>
    </CreationDialog>
  );
}
