import { useState } from 'react';
import { clientList } from '../../../calls/clients';
import { useListPage } from '../../../lists/useListPage';
import { InvitationDialog, type InvitationDialogProps } from '../user/InvitationDialog';
import { AddClientDialog } from './AddClientDialog';
import { ClientsView } from './ClientsView';

const place = { name: 'clients' };

export function ClientsScreen() {
  const list = useListPage({ place, queries: clientList });
  const [isAdding, setIsAdding] = useState(false);
  const [invited, setInvited] = useState<Omit<InvitationDialogProps, 'onClose'>>();
  return (
    <>
      <ClientsView {...list} onAdd={() => setIsAdding(true)} />
      {isAdding && (
        <AddClientDialog
          onInvited={(user, invitation) => setInvited({ user, invitation })}
          onClose={() => setIsAdding(false)}
        />
      )}
      {invited && <InvitationDialog {...invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}
