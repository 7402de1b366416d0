import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../../../../calls/ApiError';
import { leaseQuery, unitQuery } from '../../../../calls/leases';
import { leasePath, receiptPath } from '../../../../paths';
import { renderLink } from '../../../../text/renderLink';

type Blocking = ApiError['blocking'][number];

const SHOWN = 10;

function useRecords(blocking: readonly Blocking[]): { key: string; label: string; href?: string }[] {
  const shown = blocking.slice(0, SHOWN);
  const leases = useQueries({
    queries: shown.map(({ type, id }) => ({ ...leaseQuery(id), enabled: type === 'lease' })),
  });
  const units = useQueries({
    queries: shown.map(({ type, id }) => ({ ...unitQuery(id), enabled: type === 'unit' })),
  });
  return shown.map(({ type, id }, index) => {
    const key = `${type} ${id}`;
    if (type === 'lease') {
      return { key, label: `Lease ${leases[index]?.data?.number ?? '…'}`, href: leasePath(id) };
    }
    if (type === 'unit') {
      const unit = units[index]?.data;
      return { key, label: unit ? `${unit.property.name}, unit ${unit.unit_number}` : '…' };
    }
    return type === 'receipt' ? { key, label: `Receipt ${id}`, href: receiptPath(id) } : { key, label: key };
  });
}

/** Why an import could not be made or undone, and the later records that keep it from being undone. */
export function ImportFailure({ error }: { error: unknown }) {
  const blocking = error instanceof ApiError ? error.blocking : [];
  const records = useRecords(blocking);
  return (
    <Stack gap={2}>
      <span>{errorSentence(error)}</span>
      {records.length > 0 && (
        <ul>
          {records.map(({ key, label, href }) => (
            <li key={key}>{href ? <Link asChild>{renderLink({ href, children: label })}</Link> : label}</li>
          ))}
          {blocking.length > SHOWN && <li>and {blocking.length - SHOWN} more</li>}
        </ul>
      )}
    </Stack>
  );
}
