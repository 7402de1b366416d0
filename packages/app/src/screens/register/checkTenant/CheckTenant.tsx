import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import type { ReportAbout } from '../../../calls/accessLog';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { CheckForm } from '../../../party/check/CheckForm';
import { LookupsLeft } from '../../../party/check/LookupsLeft';
import { useCheck } from '../../../party/check/useCheck';
import { consentsPath } from '../../../paths';
import { renderLink } from '../../../text/renderLink';
import { useReportBatch } from '../paymentStatus/useReportBatch';

/** Where a user of a client company begins: from a number to the report on whoever has it. */
export function CheckTenant() {
  const { check, dialog, onIntent } = useCheck({ isAddressed: true });
  const batch = useReportBatch();
  return (
    <Stack asChild gap={3}>
      <section aria-labelledby="check-a-tenant" onFocus={onIntent}>
        <Heading level={2} size="md" id="check-a-tenant">
          Check a tenant
        </Heading>
        <CheckForm onCheck={check} />
        <LookupsLeft />
        <Inline gap={4}>
          <Link asChild>{renderLink({ href: consentsPath, children: 'Consents' })}</Link>
          <OpeningButton<ReportAbout> size="sm" variant="ghost" trigger={batch.trigger} subject="individual">
            Print reports for IDs…
          </OpeningButton>
        </Inline>
        {batch.dialog}
        {dialog}
      </section>
    </Stack>
  );
}
