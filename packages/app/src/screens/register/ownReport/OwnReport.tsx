import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { Text } from '@rentsafe/ui/Text';
import { FileText } from 'lucide-react';
import { companyPath } from '../../../paths';
import { ProviderContact } from '../../../report/ReportClosing';
import { useMe } from '../../../session/useMe';
import { provider } from '../../../text/provider';
import { renderLink } from '../../../text/renderLink';

const tabPath = (company: number, tab: 'report' | 'dispute') => `${companyPath(company)}?tab=${tab}`;

/** Leads to what the register says about the own company; nothing for who has none. */
export function OwnReportButton() {
  const company = useMe().data?.company;
  if (!company) return null;
  return (
    <Button asChild size="sm">
      {renderLink({
        href: tabPath(company, 'report'),
        children: (
          <>
            <FileText aria-hidden="true" />
            Your report
          </>
        ),
      })}
    </Button>
  );
}

/** That what others report is part of what is owed, and the way to it; nothing for who has no company. */
export function OthersClaims() {
  const company = useMe().data?.company;
  if (!company) return null;
  const link = renderLink({ href: tabPath(company, 'report'), children: 'your report' });
  return (
    <Text size="sm" tone="muted">
      Credit Taken adds up your open bills and what other companies report that you owe, which is in{' '}
      <Link asChild>{link}</Link>.
    </Text>
  );
}

/** Why a client has no report of its own, and what to do. */
export function NoOwnCompany() {
  const { data: me } = useMe();
  if (me?.user_type !== 'client' || me.company !== null) return null;
  return (
    <Callout tone="info" title={`There is no report on ${me.client_name} yet`}>
      {provider.name} has not linked it to a company on record. Ask them to, giving your registration number.
      Your rating, creditors and report then appear here.
      <ProviderContact />
    </Callout>
  );
}

/** Above the report on the own company: all of it is shown, and can be disputed. */
export function OwnReportNotice({ company }: { company: number }) {
  return (
    <Callout tone="info" title="This is the report on your own company.">
      You can read everything reported about it, as others can with your consent. Mistakes{' '}
      <Link asChild>{renderLink({ href: tabPath(company, 'dispute'), children: 'can be disputed' })}</Link>.
    </Callout>
  );
}
