import type { Subscriber } from '@rentsafe/domain/subscription';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo, useState } from 'react';
import { subscriberList } from '../../../calls/subscriptions';
import { subscriptionPath } from '../../../paths';
import { SettingList } from '../../../record/SettingList';
import { Amounts } from '../../../text/Amounts';
import { RecordLink } from '../../../text/RecordLink';
import { RunDialog } from './RunDialog';
import { SubscribeDialog } from './SubscribeDialog';

const place = { name: 'subscribers', tab: 'clients' };

const planLabel = ({ plan }: Subscriber) => (plan ? 'Change plan…' : 'Choose plan…');

/** All client companies: their plans, and what they owe. */
export function SubscribersTab() {
  const [chosen, setChosen] = useState<Subscriber>();
  const [isRunning, setIsRunning] = useState(false);
  const columns = useMemo(
    (): Column<Subscriber>[] => [
      {
        id: 'name',
        header: 'Client',
        cell: ({ id, name }) => <RecordLink href={subscriptionPath(id)}>{name}</RecordLink>,
        rowHeader: true,
      },
      { id: 'plan', header: 'Plan', cell: ({ plan }) => plan?.name ?? 'None' },
      { id: 'from_on', header: 'Since', kind: 'date', cell: ({ from_on }) => <DateText value={from_on} /> },
      { id: 'leases', header: 'Leases', kind: 'number', cell: ({ leases }) => String(leases) },
      {
        id: 'open',
        header: 'Open',
        kind: 'money',
        cell: ({ open }) => (open.length > 0 ? <Amounts amounts={open} /> : '–'),
      },
      {
        id: 'action',
        header: 'Actions',
        cell: (subscriber) => (
          <Button
            variant="ghost"
            aria-label={`${planLabel(subscriber)} of ${subscriber.name}`}
            onClick={() => setChosen(subscriber)}
          >
            {planLabel(subscriber)}
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <>
      <SettingList
        place={place}
        queries={subscriberList}
        records="clients"
        columns={columns}
        action={
          <Button variant="primary" onClick={() => setIsRunning(true)}>
            Run monthly billing…
          </Button>
        }
        emptyHelp="Add a client company under Clients first."
      />
      {chosen && <SubscribeDialog client={chosen} onClose={() => setChosen(undefined)} />}
      {isRunning && <RunDialog onClose={() => setIsRunning(false)} />}
    </>
  );
}
