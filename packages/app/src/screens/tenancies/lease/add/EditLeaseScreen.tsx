import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { leaseQuery } from '../../../../calls/leases';
import { leasePath, leasesPath } from '../../../../paths';
import { RecordFrame } from '../../../../record/RecordFrame';
import { useRecord } from '../../../../record/useRecord';
import { LeaseSteps } from './LeaseSteps';

const frame = { kind: 'lease', trail: [{ label: 'Leases', href: leasesPath }] } as const;

/** A draft in the steps in which it was made. A lease that is in force is changed on its own page. */
export function EditLeaseScreen() {
  const id = Number(useParams().id);
  const found = useRecord(leaseQuery(id));
  const [started, setStarted] = useState<number>();
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  if (started !== id) {
    if (record.state !== 'draft') return <Navigate to={leasePath(id)} replace />;
    setStarted(id);
  }
  const title = `Edit ${record.number}`;
  return (
    <RecordFrame
      kind="lease"
      trail={[...frame.trail, { label: record.number, href: leasePath(id) }]}
      name={title}
    >
      <LeaseSteps
        key={id}
        title={title}
        initialUnit={{ ...record.unit, property: record.property }}
        initialDraft={record}
      />
    </RecordFrame>
  );
}
