import { decimalOrText } from '@rentsafe/domain/form';
import { type Currency, isAmount } from '@rentsafe/domain/money';
import type { Property } from '@rentsafe/domain/property';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Text } from '@rentsafe/ui/Text';
import { Notice } from '../../../../forms/Fields';
import { amountText } from '../../../../text/Amounts';

interface EstimateLimitProps {
  property: Property | undefined;
  /** What an order on record may come to. */
  agreed?: WorkOrder['agreed'] | undefined;
  estimate: string;
  currency: Currency;
}

/** What the landlord, by name, lets be spent without being asked, and a warning of an estimate above it. */
export function EstimateLimit({ property, agreed, estimate, currency }: EstimateLimitProps) {
  if (!property) return null;
  const limits = property.repair_limit;
  const limit = agreed ?? limits.find((own) => own.currency === currency) ?? limits[0];
  const landlord = property.landlord.name;
  if (!limit)
    return (
      <Text tone="muted">
        {landlord} has set no repair limit on {property.name}.
      </Text>
    );
  const typed = decimalOrText(estimate);
  const isSame = limit.currency === currency;
  const isAbove = isAmount(typed) && toMinor(typed) > (isSame ? toMinor(limit.amount) : 0n);
  return (
    <Notice>
      {!isAbove && (
        <Text tone="muted">
          Above {amountText(limit)}, {landlord} must agree first.
        </Text>
      )}
      {isAbove && (
        <Callout
          tone="warning"
          title={
            isSame
              ? `${landlord} must agree to more than ${amountText(limit)}.`
              : `${landlord} must agree to more than ${amountText(limit)}, at the last exchange rate.`
          }
        >
          The order can be saved. Then choose “Ask for consent…” on its page, before it is issued.
        </Callout>
      )}
    </Notice>
  );
}
