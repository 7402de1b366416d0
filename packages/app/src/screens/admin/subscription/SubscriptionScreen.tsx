import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { subscriptionsPath } from '../../../paths';
import { useMay } from '../../../session/useMay';
import { useMe } from '../../../session/useMe';
import { renderLink } from '../../../text/renderLink';
import { PlansTab } from './PlansTab';
import { SubscribersTab } from './SubscribersTab';
import { SubscriptionDetails } from './SubscriptionDetails';

const tabs = [
  { value: 'clients', label: 'Clients', content: <SubscribersTab /> },
  { value: 'plans', label: 'Plans', content: <PlansTab /> },
].map((tab) => ({ ...tab, href: `${subscriptionsPath}?tab=${tab.value}` }));

/** A client sees its own plan, usage and invoices; an Admin of the provider those of all clients. */
export function SubscriptionScreen() {
  const [search] = useSearchParams();
  // Until the server has said who that is, an Admin is taken for a User.
  const { isPending } = useMe();
  const isProvider = useMay()('listSubscribers');
  const client = /^[1-9]\d{0,14}$/.test(search.get('client') ?? '')
    ? Number(search.get('client'))
    : undefined;
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader
        title="Subscription Management"
        description={
          isProvider
            ? 'Clients’ plans, usage and unpaid invoices.'
            : 'Your organisation’s plan, usage and invoices.'
        }
      />
      {isProvider && client !== undefined && (
        <Link asChild>{renderLink({ href: subscriptionsPath, children: 'All clients' })}</Link>
      )}
      {isPending ? (
        <Spinner label="Loading the subscription" />
      ) : isProvider && client === undefined ? (
        <Tabs label="Subscriptions" value={open?.value} tabs={tabs} />
      ) : (
        <SubscriptionDetails client={isProvider ? client : undefined} />
      )}
    </Stack>
  );
}
