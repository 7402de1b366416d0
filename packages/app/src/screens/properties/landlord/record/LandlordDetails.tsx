import type { Landlord } from '@rentsafe/domain/landlord';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { Amounts } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { renderLink } from '../../../../text/renderLink';
import { rentTaxText } from '../list/rentTaxText';
import { LandlordMoney } from './LandlordMoney';
import { LandlordProperties } from './LandlordProperties';

/** What is on record of a landlord: the properties, what is held, tax and bank. */
export function LandlordDetails({ landlord }: { landlord: Landlord }) {
  const { party, held } = landlord;
  return (
    <Stack gap="section">
      <LandlordProperties landlord={landlord} />
      <Section
        title="Landlord"
        items={[
          {
            term: party.type === 'company' ? 'Company' : 'Individual',
            description: <Link asChild>{renderLink({ href: partyPath(party), children: party.name })}</Link>,
          },
          { term: 'Held', description: held.length > 0 && <Amounts amounts={held} /> },
        ]}
      />
      <LandlordMoney landlord={landlord} />
      <Section
        title="Tax"
        items={[
          { term: 'Presumptive Rental Income Tax', description: rentTaxText(landlord.rent_tax) },
          { term: 'Registered for VAT', description: landlord.vat_registered ? 'Yes' : 'No' },
          { term: 'VAT Number', description: landlord.vat_number },
        ]}
      />
      <Section
        title="Bank"
        items={[
          { term: 'Bank', description: landlord.bank_name },
          { term: 'Branch', description: landlord.bank_branch },
          { term: 'Account Number', description: landlord.account_number },
          { term: 'Bank Details Since', description: day(landlord.bank_since) },
        ]}
      />
    </Stack>
  );
}
