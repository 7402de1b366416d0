import { useState } from 'react';
import { clientList } from '../../../calls/clients';
import { useListPage } from '../../../lists/useListPage';
import { AddClientDialog } from './AddClientDialog';
import { ClientsView } from './ClientsView';

const place = { name: 'clients' };

export function ClientsScreen() {
  const list = useListPage({ place, queries: clientList });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ClientsView {...list} onAdd={() => setIsAdding(true)} />
      {isAdding && <AddClientDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
