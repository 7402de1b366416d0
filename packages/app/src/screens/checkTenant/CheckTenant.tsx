import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
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
        {dialog}
      </section>
    </Stack>
  );
}
