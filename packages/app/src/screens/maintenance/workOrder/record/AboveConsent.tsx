import type { Currency } from '@rentsafe/domain/money';
import { isAboveConsent, type WorkOrder, type workOrderSteps } from '@rentsafe/domain/workOrder';
import { toDecimal } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Stack } from '@rentsafe/ui/Stack';
import type { StepKind } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';
import { ConsentButtons } from './ConsentButtons';

interface AboveConsentProps {
  kind: StepKind<typeof workOrderSteps>;
  order: WorkOrder;
  currency: Currency;
  total: bigint;
}

/** Warns of what comes to more than the landlord agreed to; in another currency the limit is known to the server alone. */
export function AboveConsent({ kind, order, currency, total }: AboveConsentProps) {
  const { agreed } = order;
  const isOther = currency !== order.currency && total > 0n;
  if (!agreed || (!isOther && !isAboveConsent(order, total))) return null;
  const limit = amountText(agreed);
  return (
    <Callout
      tone="warning"
      title={
        isOther
          ? `The landlord's limit is ${limit}, at the last exchange rate.`
          : `The landlord's consent is needed above ${limit}.`
      }
    >
      <Stack gap={3}>
        Without consent to a higher cost, the landlord is not billed for the work.
        <ConsentButtons kind={kind} order={order} cost={{ amount: toDecimal(total), currency }} />
        <Checkbox label="Complete without consent" name="above_consent" />
      </Stack>
    </Callout>
  );
}
