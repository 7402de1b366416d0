import { today } from '@rentsafe/domain/date';
import { type Subscriber, subscriptionForm } from '@rentsafe/domain/subscription';
import { addMonths, monthOf } from '@rentsafe/format/date';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fetched } from '../../../calls/Fetched';
import { plansQuery, showSubscriptions, subscribe } from '../../../calls/subscriptions';
import { ActionDialog } from '../../../forms/ActionDialog';
import { amountText } from '../../../text/Amounts';
import { monthText } from '../../../text/monthText';

interface SubscribeDialogProps {
  client: Pick<Subscriber, 'id' | 'name'>;
  onClose: () => void;
}

/** Months before and after the present one that are offered. */
const AROUND = 6;

/** Gives a client a plan from the first of a month on. */
export function SubscribeDialog({ client, onClose }: SubscribeDialogProps) {
  const queryClient = useQueryClient();
  const plans = useQuery(plansQuery);
  const present = monthOf(today());
  const months = Array.from({ length: 2 * AROUND + 1 }, (_, index) => addMonths(present, index - AROUND));
  return (
    <ActionDialog
      title={`Choose a plan for ${client.name}`}
      form={subscriptionForm}
      send={async (body, key) => {
        await subscribe(body, key);
        await showSubscriptions(queryClient);
      }}
      submitLabel="Save plan"
      pendingLabel="Saving plan..."
      done="Plan saved"
      failure="Failed to save plan"
      ready={(plans.data ?? []).length > 0}
      onClose={onClose}
    >
      <Fetched query={plans} subject="the plans">
        {(all) =>
          all.length === 0 ? (
            <Text>There is no plan yet. Add one under Plans first.</Text>
          ) : (
            <Stack gap="section">
              <input type="hidden" name="client" value={client.id} />
              <Select
                label="Plan"
                name="plan"
                required
                options={all.map(({ id, name, monthly }) => ({
                  value: String(id),
                  label: `${name}, ${amountText(monthly)} a month`,
                }))}
              />
              <Select
                label="From"
                name="month"
                required
                options={months.map((value) => ({ value, label: `1 ${monthText(value)}` }))}
                defaultValue={present}
                hint="Until another plan begins."
              />
            </Stack>
          )
        }
      </Fetched>
    </ActionDialog>
  );
}
