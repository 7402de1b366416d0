import type { InspectedItem, Inspection } from '@rentsafe/domain/inspection';
import { formatDateTime } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { Heading } from '@rentsafe/ui/Heading';
import { Signature as DrawnSignature } from '@rentsafe/ui/SignatureField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filesQuery } from '../../../../calls/files';
import type { DraftPhoto } from '../../../../calls/inspectionDrafts';
import { useFileUrls } from '../../../../calls/useFileUrls';
import { RecordTable } from '../../../../frame/RecordTable';
import { leasePath, partyPath, propertyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { day } from '../../../../text/day';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import {
  conditionTexts,
  inspectionKindTexts,
  inspectionStateTexts,
  signatureRoleTexts,
} from '../list/inspectionTexts';
import * as styles from './inspection.css';
import { usePhotoUrls } from './usePhotoUrls';

type Signature = Inspection['signatures'][number];

const itemColumns = (
  urls: ReadonlyMap<number, string>,
  names: ReadonlyMap<number, string>,
): Column<InspectedItem>[] => [
  { id: 'name', header: 'Item', cell: 'name', rowHeader: true },
  {
    id: 'condition',
    header: 'Condition',
    value: ({ condition }) => condition && conditionTexts[condition],
    cell: ({ condition }) => (condition ? conditionTexts[condition] : '–'),
  },
  { id: 'note', header: 'Note', cell: 'note' },
  {
    id: 'files',
    header: 'Photos',
    value: ({ files }) => files.length,
    cell: ({ files }) => (
      <ul className={styles.reportPhotos}>
        {files.map((id) => {
          const url = urls.get(id);
          const name = names.get(id);
          return (
            name && (
              <li key={id}>{url ? <img src={url} alt={name} className={styles.reportPhoto} /> : name}</li>
            )
          );
        })}
      </ul>
    ),
  },
];

/**
 * When and on whose device it was signed, by what is known: without a connection the clock is the device's own. One that waits on this
 * device has not been received.
 */
const SignedAt = ({ signed_at, device_at, user }: Signature) => (
  <Stack gap={1}>
    {device_at && <span>Signed {formatDateTime(device_at)}, by the clock of the device</span>}
    {device_at !== signed_at && <span>Received {formatDateTime(signed_at)}</span>}
    {user && <span>On the device of {user.name}</span>}
  </Stack>
);

const signatureColumns: Column<Signature>[] = [
  {
    id: 'role',
    header: 'Role',
    kind: 'state',
    value: ({ role }) => signatureRoleTexts[role],
    cell: ({ role }) => signatureRoleTexts[role],
    rowHeader: true,
  },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, drawing }) => (
      <>
        {name}
        {drawing ? (
          <DrawnSignature path={drawing} label={`Signature of ${name}`} />
        ) : (
          <Text size="sm" tone="muted">
            Typed, not drawn
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'signed_at',
    header: 'Signed',
    kind: 'date',
    value: ({ signed_at }) => signed_at,
    cell: SignedAt,
  },
  { id: 'comment', header: 'Comment', cell: 'comment' },
];

interface InspectionReportProps {
  inspection: Inspection;
  /** Those that are on this device alone. */
  photos?: readonly DraftPhoto[];
}

const noPhotos: readonly DraftPhoto[] = [];

/** All that is known of an inspection: on the screen and on paper. */
export function InspectionReport({ inspection, photos = noPhotos }: InspectionReportProps) {
  const { id, areas, lease, tenant, property, signatures, without, sha256 } = inspection;
  const { data: files = [] } = useQuery(filesQuery({ type: 'inspection', id }));
  const stored = useFileUrls(useMemo(() => files.map((file) => file.id), [files]));
  const own = usePhotoUrls(photos);
  const columns = useMemo(() => {
    const names = [...files, ...photos].map(({ id: file, name }) => [file, name] as const);
    return itemColumns(new Map([...stored, ...own]), new Map(names));
  }, [stored, own, files, photos]);
  const withoutPhotos = useMemo(() => columns.filter(({ id: column }) => column !== 'files'), [columns]);
  return (
    <Stack gap="section">
      <Section
        title="Inspection"
        items={[
          {
            term: 'Unit',
            description: <RecordLink href={propertyPath(property.id)}>{placeText(inspection)}</RecordLink>,
          },
          { term: 'Kind', description: inspectionKindTexts[inspection.kind] },
          {
            term: 'Lease',
            description: lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
          },
          {
            term: 'Tenant',
            description: tenant && <RecordLink href={partyPath(tenant)}>{tenant.name}</RecordLink>,
          },
          { term: 'Planned On', description: day(inspection.planned_on) },
          { term: 'Done On', description: day(inspection.done_on) },
          { term: 'Inspector', description: inspection.inspector },
          { term: 'State', description: <StateBadge {...inspectionStateTexts[inspection.state]} /> },
          ...(inspection.reason ? [{ term: 'Reason for Cancelling', description: inspection.reason }] : []),
        ]}
      />
      {areas.map(({ name, items }) => (
        <RecordTable
          key={name}
          title={name}
          columns={items.some((item) => item.files.length > 0) ? columns : withoutPhotos}
          rows={items}
        />
      ))}
      {signatures.length > 0 && (
        <RecordTable title="Signatures" columns={signatureColumns} rows={signatures} />
      )}
      {without && (
        <Section title="Without the tenant’s signature" items={[{ term: 'Reason', description: without }]} />
      )}
      {sha256 && (
        <Stack gap={1}>
          <Heading level={2} size="md">
            SHA-256
          </Heading>
          <Text size="sm" tone="muted" className={styles.hash}>
            {sha256}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
