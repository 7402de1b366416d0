import { Heading } from '@rentsafe/ui/Heading';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { consentsPath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';
import { CheckForm } from './CheckForm';
import { useCheck } from './useCheck';

/** Where a user of a client company begins: from a number to the report on whoever has it. */
export function CheckTenant() {
  const { check, dialog, onIntent } = useCheck();
  return (
    <Stack asChild gap={3}>
      <section aria-labelledby="check-a-tenant" onFocus={onIntent}>
        <Heading level={2} size="md" id="check-a-tenant">
          Check a tenant
        </Heading>
        <CheckForm onCheck={check} />
        <Link asChild>{renderLink({ href: consentsPath, children: 'Consents' })}</Link>
        {dialog}
      </section>
    </Stack>
  );
}
