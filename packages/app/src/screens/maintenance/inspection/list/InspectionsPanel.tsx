import { inspectionKinds, inspectionStates } from '@rentsafe/domain/inspection';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unsentInspections } from '../../../../calls/inspectionDrafts';
import { inspectionList } from '../../../../calls/inspections';
import type { Reference } from '../../../../calls/referenceNames';
import { oneOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';
import { useLogin } from '../../../../login/useLogin';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { inspectionPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { inspectionColumns } from './inspectionColumns';
import { inspectionKindTexts, inspectionStateTexts } from './inspectionTexts';

const own: NonNullable<ListPlace['filters']> = [
  oneOf('state', 'State', inspectionStates, (state) => inspectionStateTexts[state].label),
  oneOf('kind', 'Kind', inspectionKinds, (kind) => inspectionKindTexts[kind]),
  oneOf('due', 'Due', ['true'], () => 'Up to today'),
];
const references: readonly Reference[] = ['unit', 'property'];
const loadNew = async () => (await import('./NewInspectionDialog')).NewInspectionDialog;

/** What is planned, and what was found. */
export function InspectionsPanel() {
  const narrowed = useReferenceFilters(references);
  const place: ListPlace = useMemo(
    () => ({ name: 'inspections', prefix: '', filters: [...own, ...narrowed] }),
    [narrowed],
  );
  const list = useListScreen({ place, queries: inspectionList });
  const creation = useLazyDialog<string, { onClose: () => void }>(loadNew, 'The form could not be opened');
  return (
    <Stack gap="section">
      <Unsent />
      <RecordList
        {...list}
        records="inspections"
        placeholder="By number, unit, tenant or inspector"
        columns={inspectionColumns}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        canSelect={false}
        hrefOf={({ id }) => inspectionPath(id)}
        actions={<CreateButton label="Plan Inspection" creation={creation.trigger} />}
        emptyHelp="Plan an inspection when a tenant moves in, so that you can compare when they leave."
      />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </Stack>
  );
}

const listing = new Intl.ListFormat('en-GB');

/** What this device has not sent. */
function Unsent() {
  const username = useLogin()?.username ?? '';
  const { data = [] } = useQuery({
    queryKey: ['unsent inspections', username],
    queryFn: () => unsentInspections(username),
    refetchOnMount: 'always',
  });
  if (data.length === 0) return null;
  return (
    <Callout tone="warning" title="Not sent from this device yet">
      <Stack gap={2}>
        {data.map(({ id, number, what }) => (
          <Text key={id}>
            <RecordLink href={inspectionPath(id)}>{number}</RecordLink>
            {what.length > 0 && `: ${listing.format(what)}`}
          </Text>
        ))}
      </Stack>
    </Callout>
  );
}
