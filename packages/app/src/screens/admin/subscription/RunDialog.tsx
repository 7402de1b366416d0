import { today } from '@rentsafe/domain/date';
import { subscriptionRunForm } from '@rentsafe/domain/subscription';
import { addMonths, monthOf } from '@rentsafe/format/date';
import { Select } from '@rentsafe/ui/Select';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { runSubscriptions, showSubscriptions } from '../../../calls/subscriptions';
import { ActionDialog } from '../../../forms/ActionDialog';
import { amountsText } from '../../../text/Amounts';
import { monthText } from '../../../text/monthText';

const MONTHS = 12;

/** Invoices a month that is over to each client that has a plan and no invoice of it. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const last = addMonths(monthOf(today()), -1);
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(last, -back));
  return (
    <ActionDialog
      title="Run Monthly Billing"
      form={subscriptionRunForm}
      send={async (body) => {
        const { created, totals } = await runSubscriptions(body);
        await showSubscriptions(queryClient);
        if (created.length === 0)
          toast.info(`There was nothing left to invoice for ${monthText(body.month)}`);
        else {
          const count = created.length === 1 ? '1 invoice' : `${created.length} invoices`;
          toast.success(`${count} of ${amountsText(totals)}`);
        }
      }}
      submitLabel="Invoice month"
      pendingLabel="Invoicing month..."
      failure="Failed to invoice month"
      onClose={onClose}
    >
      <Text>
        Each client with a plan gets one invoice for the month, covering the leases in force on its last day
        and the reports issued in it. No client is invoiced twice.
      </Text>
      <Select
        label="Month"
        name="month"
        required
        options={months.map((value) => ({ value, label: monthText(value) }))}
        defaultValue={last}
      />
    </ActionDialog>
  );
}
