import type { Book } from '@rentsafe/domain/book';
import { sizeText } from '@rentsafe/domain/file';
import type { Subscription } from '@rentsafe/domain/subscription';
import { Grid } from '@rentsafe/ui/Grid';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../../../calls/books';
import { openDisputesQuery } from '../../../calls/disputes';
import { Fetched } from '../../../calls/Fetched';
import { subscriptionQuery } from '../../../calls/subscriptions';
import { clientConsentsPath, clientDisputesPath, subscriptionPath } from '../../../paths';
import { Section } from '../../../record/Section';
import { day } from '../../../text/day';
import { RecordLink } from '../../../text/RecordLink';

const contactOf = ({ agency: { name, address, telephone, email } }: Book) => [
  { term: 'Trading Name', description: name },
  { term: 'Address', description: address },
  { term: 'Telephone', description: telephone },
  { term: 'Email', description: email },
];

const planOf = ({ client, plan, from_on, users, files, usage }: Subscription) => [
  {
    term: 'Plan',
    description: <RecordLink href={subscriptionPath(client.id)}>{plan?.name ?? 'No plan yet'}</RecordLink>,
  },
  { term: 'Since', description: from_on && day(from_on) },
  { term: 'Leases', description: usage[0] ? String(usage[0].leases) : null },
  { term: 'Users', description: `${users.active} active, ${users.invited} invited` },
  { term: 'Storage', description: `${sizeText(files.used)} of ${sizeText(files.quota)} used` },
];

function Accounts({ book }: { book: Book }) {
  const { client, verified_on, claim_wait_days, locked_until } = book;
  const { data: open } = useQuery(openDisputesQuery(client.id));
  return (
    <Section
      title="Accounts"
      items={[
        { term: 'Verified Up To', description: verified_on ? day(verified_on) : 'Not verified' },
        { term: 'Waiting Period for Claims', description: `${claim_wait_days} business days` },
        { term: 'Locked Up To', description: locked_until ? day(locked_until) : 'Not locked' },
        {
          term: 'Disputes',
          description: (
            <RecordLink href={clientDisputesPath(client.id)}>
              {open === undefined ? 'Disputes' : `${open} open`}
            </RecordLink>
          ),
        },
        {
          term: 'Consents',
          description: <RecordLink href={clientConsentsPath(client.id)}>Consents of this client</RecordLink>,
        },
      ]}
    />
  );
}

/** Who a client is, what it has subscribed to and uses, and how its accounts stand. */
export function ClientFacts({ client }: { client: number }) {
  return (
    <Grid columns={3} columnMinWidth="16rem">
      <Fetched query={useQuery(bookQuery(client))} subject="the accounts">
        {(book) => (
          <>
            <Section title="Contact" items={contactOf(book)} />
            <Accounts book={book} />
          </>
        )}
      </Fetched>
      <Fetched query={useQuery(subscriptionQuery(client))} subject="the subscription">
        {(subscription) => <Section title="Plan and usage" items={planOf(subscription)} />}
      </Fetched>
    </Grid>
  );
}
