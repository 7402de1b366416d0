import type { InvoiceParty } from '@rentsafe/domain/charge';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';

interface InvoicePartiesProps {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** The names as links, where there is a record of them. */
  sellerName?: ReactNode;
  buyerName?: ReactNode;
}

function Party({ title, party, name }: { title: string; party: InvoiceParty; name: ReactNode }) {
  const lines = [
    ...(party.address ?? '').split('\n'),
    party.vat_number && `VAT number ${party.vat_number}`,
    party.tin && `TIN ${party.tin}`,
  ].filter(Boolean);
  return (
    <Stack gap={1}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <strong>{name}</strong>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

/** Who sells and who buys, side by side, as a tax invoice must name them. */
export const InvoiceParties = ({ seller, buyer, sellerName, buyerName }: InvoicePartiesProps) => (
  <Grid columns={2} columnMinWidth="14rem">
    <Party title="From" party={seller} name={sellerName ?? seller.name} />
    <Party title="To" party={buyer} name={buyerName ?? buyer.name} />
  </Grid>
);
