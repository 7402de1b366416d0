import { type Consent, consentFilters, readEvidence } from '@rentsafe/domain/consent';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { Button } from '@rentsafe/ui/Button';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { ownConsents } from '../../../calls/consents';
import type { ConsentDialogProps } from '../../../consent/ConsentDialog';
import { bookColumns } from '../../../consent/consentColumns';
import { consentStateTexts } from '../../../consent/consentStates';
import { useConsentPaper } from '../../../consent/useConsentPaper';
import { optionsOf } from '../../../forms/options';
import { ListNotices } from '../../../lists/ListNotices';
import { ListPager } from '../../../lists/ListPager';
import { ListSearch } from '../../../lists/ListSearch';
import type { ListPlace } from '../../../lists/listUrl';
import { NoMatch } from '../../../lists/NoMatch';
import { RefreshButton } from '../../../lists/RefreshButton';
import { useListPage } from '../../../lists/useListPage';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useStepDialog } from '../../../record/useStepDialog';
import { ConsentActions } from './ConsentActions';
import { consentKind } from './consentKind';

const filters: NonNullable<ListPlace['filters']> = [
  {
    id: 'state',
    label: 'State',
    type: 'oneOf',
    options: optionsOf(consentFilters, (state) => consentStateTexts[state].label),
  },
];

const place: ListPlace = { name: 'consents', filters };
const none: readonly Consent[] = [];
const loadRenewal = async () => (await import('../../../consent/ConsentDialog')).ConsentDialog;
const ownKind = { ...consentKind, keyOf: () => ownConsents().key };

/** By which consents the book reads about whom: those to renew, to withdraw, and the form to sign. */
export function ConsentsScreen() {
  const [queries] = useState(ownConsents);
  const consents = useListPage({ place, queries });
  const { list, status, page, search, error, onRefresh, onFilters, onSearch } = consents;
  const renewal = useLazyDialog<Consent, ConsentDialogProps>(loadRenewal, 'The form could not be opened');
  const withdrawal = useStepDialog(ownKind);
  const paper = useConsentPaper();
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: bookColumns,
    rows,
    rowKey: ({ id }) => id,
    total: page,
    features: [
      stackedRows(),
      filtering<Consent>({
        filters,
        value: consents.filters,
        onFiltersChange: (event) => onFilters(event.filters),
      }),
    ],
  });
  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  const { opened } = renewal;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Breadcrumbs items={[{ label: 'Payment Status', href: HOME_PATH }, { label: 'Consents' }]} />
        <PageHeader
          title="Consents"
          description="Consents that let you read what all landlords report."
          actions={
            <Button onClick={() => paper.print({})}>
              <Printer aria-hidden="true" />
              Print a form to sign
            </Button>
          }
        />
      </Stack>
      <ListNotices missingPage={consents.missingPage} refusedFilters={consents.refusedFilters} />
      <DataTable
        {...table}
        caption="Consents"
        status={status}
        search={
          <ListSearch records="consents" placeholder="Search by name..." q={list.q} onSearch={onSearch} />
        }
        menu={() => <RefreshButton status={status} onRefresh={onRefresh} />}
        filtered={isNarrowed}
        emptyHelp={
          isNarrowed ? (
            <NoMatch records="consents" q={list.q} action={null} />
          ) : (
            'Record a consent when you check a tenant, or on the page of a person or company.'
          )
        }
        error={{ title: 'Could not fetch consents', help: error }}
        onRetry={onRefresh}
        rowActions={(consent) => (
          <ConsentActions {...{ consent, renewal, withdrawal }} onPrint={paper.print} />
        )}
        pagination={<ListPager name="consents" records="consents" list={list} page={page} search={search} />}
      />
      {opened && (
        <opened.Dialog
          party={opened.subject.party}
          name={opened.subject.party.name}
          purpose={readEvidence(opened.subject.evidence).purpose}
          onClose={renewal.onClose}
        />
      )}
      {withdrawal.dialog}
      {paper.sheet}
    </Stack>
  );
}
