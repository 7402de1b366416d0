import type { ContractorStatus } from '@rentsafe/domain/contractor';
import { useCallback, useState } from 'react';
import { matches } from '../sampleList/matches';
import { useAddressParameters } from '../sampleList/useAddressParameters';
import { AddContractorDialog } from './AddContractorDialog';
import { ContractorsView } from './ContractorsView';
import { sampleContractors } from './sampleContractors';

export function ContractorsScreen() {
  const address = useAddressParameters();
  const q = address.get('contractor_q');
  const [statuses, setStatuses] = useState<Record<number, ContractorStatus>>({});
  const [adding, setAdding] = useState(false);
  const statusOf = useCallback((id: number) => statuses[id] ?? 'Active', [statuses]);
  const changeStatus = useCallback(
    (id: number, status: ContractorStatus) => setStatuses((all) => ({ ...all, [id]: status })),
    [],
  );
  return (
    <>
      <ContractorsView
        rows={sampleContractors.filter(({ name, industry, contactPerson }) =>
          matches([name, industry, contactPerson], q),
        )}
        statusOf={statusOf}
        onStatus={changeStatus}
        q={q}
        onSearch={(next) => address.set('contractor_q', next)}
        onAdd={() => setAdding(true)}
      />
      {adding && <AddContractorDialog onClose={() => setAdding(false)} />}
    </>
  );
}
