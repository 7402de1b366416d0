import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { Stack } from '@rentsafe/ui/Stack';
import { useParams } from 'react-router-dom';
import { leaseQuery } from '../../../../calls/leases';
import { LeaseDisputes } from '../../../../dispute/LeaseDisputes';
import { RecordFiles } from '../../../../files/RecordFiles';
import { OptOuts } from '../../../../message/OptOuts';
import { leasesPath } from '../../../../paths';
import { PayeeBank } from '../../../../payment/PayeeBank';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { Section } from '../../../../record/Section';
import { useRecord } from '../../../../record/useRecord';
import { LeaseDocuments } from '../../document/LeaseDocuments';
import { EndOfLease } from './EndOfLease';
import { LeaseActions } from './LeaseActions';
import { LeaseCharges } from './LeaseCharges';
import { LeaseDetails } from './LeaseDetails';
import { LeasePaper } from './LeasePaper';
import { LeaseStatement } from './LeaseStatement';
import { leaseDescription } from './leaseDescription';

const frame = { kind: 'lease', trail: [{ label: 'Leases', href: leasesPath }] } as const;

export function LeaseScreen() {
  const id = Number(useParams().id);
  const found = useRecord(leaseQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={leaseDescription(record)}
      actions={<LeaseActions lease={record} />}
    >
      <RecordTabs
        kind="lease"
        id={id}
        name={record.number}
        details={
          <Stack gap="section">
            <LeasePaper lease={record} title={`Lease ${record.number}`} print="Print summary">
              <LeaseDetails lease={record} />
            </LeasePaper>
            <Section
              title="Bank details for refunds"
              items={record.parties
                .filter(({ role }) => role === 'tenant')
                .map(({ party }) => ({
                  term: party.name,
                  description: <PayeeBank party={party} client={record.client.id} />,
                }))}
            />
          </Stack>
        }
        more={[
          { value: 'charges', label: 'Charges', content: <LeaseCharges lease={record} /> },
          { value: 'documents', label: 'Documents', content: <LeaseDocuments lease={record} /> },
          { value: 'disputes', label: 'Disputes', content: <LeaseDisputes lease={record} /> },
          { value: 'statement', label: 'Statement', content: <LeaseStatement lease={record} /> },
          {
            value: 'opt-outs',
            label: 'Opt-outs',
            content: (
              <OptOuts
                of={{ lease: id }}
                party={record.parties.find(({ role }) => role === 'tenant')?.party}
              />
            ),
          },
          {
            value: 'files',
            label: 'Files',
            content: <RecordFiles subject={{ type: 'lease', id }} name={record.number} />,
          },
          ...(leaseOnceInForce.includes(record.state)
            ? [
                {
                  value: 'final-account',
                  label: 'End of Lease',
                  content: <EndOfLease lease={record} />,
                },
              ]
            : []),
        ]}
      />
    </RecordFrame>
  );
}
