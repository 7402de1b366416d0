import type { FiscalReceipt, PayTo } from '@rentsafe/domain/charge';
import { joinParts } from '@rentsafe/format/text';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { QrCode } from './QrCode';

interface InvoiceEndProps {
  /** None of a paper that asks for nothing. */
  payTo: readonly PayTo[];
  /** What the payer writes, so that the money is matched: 'INV-000012'. */
  reference: string;
  fiscal?: FiscalReceipt | null;
}

/** Where an invoice is paid, and what a fiscal device answered to it; nothing of what there is not. */
export function InvoiceEnd({ payTo, reference, fiscal }: InvoiceEndProps) {
  return (
    <>
      {payTo.length > 0 && (
        <Stack gap={1}>
          <Heading level={2} size="sm">
            Pay To
          </Heading>
          {payTo.map(({ name, bank_name, number }) => (
            <Text key={name + number}>{joinParts([name, bank_name, number], ' · ')}</Text>
          ))}
          <Text size="sm">Reference: {reference}</Text>
        </Stack>
      )}
      {fiscal && (
        <Inline gap={4} align="start">
          {fiscal.qr && <QrCode text={fiscal.qr} label={`Fiscal QR code of ${reference}`} />}
          <Stack gap={1}>
            <Heading level={2} size="sm">
              Fiscal Receipt
            </Heading>
            <Text size="sm">
              {joinParts(
                [
                  fiscal.device && `Device ${fiscal.device}`,
                  `Fiscal day ${fiscal.fiscal_day}`,
                  `Receipt ${fiscal.receipt_number}`,
                ],
                ' · ',
              )}
            </Text>
            <Text size="sm">Verification code {fiscal.verification_code}</Text>
          </Stack>
        </Inline>
      )}
    </>
  );
}
