import { CopyButton } from '@rentsafe/ui/CopyButton';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';

export function PaymentReference({ reference = 'RS-2026-000412' }: { reference?: string }) {
  return (
    <Inline>
      <Text as="span" tabular>
        {reference}
      </Text>
      <CopyButton value={reference} variant="ghost" />
    </Inline>
  );
}
