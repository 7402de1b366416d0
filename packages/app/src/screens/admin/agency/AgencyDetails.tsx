import type { Book } from '@rentsafe/domain/book';
import type { Party } from '@rentsafe/domain/party';
import { formatMoney } from '@rentsafe/format/money';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { commissionInForceQuery } from '../../../calls/currency';
import { bankPath, commissionRulesPath, openingBalancesPath, partyPath } from '../../../paths';
import { PayeeBank } from '../../../payment/PayeeBank';
import { Section } from '../../../record/Section';
import { RecordLink } from '../../../text/RecordLink';
import { rateText } from '../../../text/rateText';
import { renderLink } from '../../../text/renderLink';

const link = (href: string, children: string) => <Link asChild>{renderLink({ href, children })}</Link>;

const nameOf = (payee: Party | undefined) =>
  payee && <RecordLink href={partyPath(payee)}>{payee.name}</RecordLink>;

/** What a book keeps of its agency, and the rules that stand elsewhere. */
export function AgencyDetails({ book }: { book: Book }) {
  const { agency, vat_registered, apply_credits, cost_limit } = book;
  const { data: rule } = useQuery(commissionInForceQuery);
  const company = agency.company ? ({ type: 'company', ...agency.company } as const) : undefined;
  const office = book.tax_office ?? undefined;
  return (
    <Stack gap="section">
      <Section
        title="Contact"
        items={[
          { term: 'Name', description: agency.name },
          { term: 'Telephone', description: agency.telephone },
          { term: 'Email', description: agency.email },
          { term: 'Address', description: agency.address, wide: true },
        ]}
      />
      <Section
        title="Tax"
        items={[
          { term: 'VAT', description: vat_registered ? 'Registered' : 'Not registered' },
          { term: 'VAT Number', description: agency.vat_number },
          { term: 'TIN', description: agency.tin },
        ]}
      />
      <Section
        title="Standing Payees"
        items={[
          { term: 'Own Company', description: nameOf(company) },
          { term: 'Own Company’s Account', description: company && <PayeeBank party={company} /> },
          { term: 'ZIMRA', description: nameOf(office) },
          { term: 'ZIMRA’s Account', description: office && <PayeeBank party={office} /> },
        ]}
      />
      <Section
        title="Rules"
        items={[
          {
            term: 'Commission',
            description: link(commissionRulesPath, rule ? rateText(rule.rate) : 'Set commission'),
          },
          {
            term: 'Costs Without an Admin',
            description: link(
              bankPath('match'),
              `Up to ${formatMoney(cost_limit.amount, cost_limit.currency)}`,
            ),
          },
          {
            term: 'Tenants’ Credits',
            description: apply_credits ? 'Applied to the next charge' : 'Left on account',
          },
          { term: 'Opening Balances', description: link(openingBalancesPath, 'Import opening balances') },
          {
            term: 'Approvals',
            description: 'Payments and journals are approved by an Admin who did not prepare them.',
            wide: true,
          },
        ]}
      />
    </Stack>
  );
}
