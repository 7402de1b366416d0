import { type Consent, consentFilters, readEvidence } from '@rentsafe/domain/consent';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { Button } from '@rentsafe/ui/Button';
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
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useStepDialog } from '../../../record/useStepDialog';
import { ConsentActions } from './ConsentActions';
import { consentKind } from './consentKind';

const place: ListPlace = {
  name: 'consents',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(consentFilters, (state) => consentStateTexts[state].label),
    },
  ],
};
const loadRenewal = async () => (await import('../../../consent/ConsentDialog')).ConsentDialog;
const ownKind = { ...consentKind, keyOf: () => ownConsents().key };

/** By which consents the book reads about whom: those to renew, to withdraw, and the form to sign. */
export function ConsentsScreen() {
  const [queries] = useState(ownConsents);
  const consents = useListScreen({ place, queries });
  const renewal = useLazyDialog<Consent, ConsentDialogProps>(loadRenewal, 'The form could not be opened');
  const withdrawal = useStepDialog(ownKind);
  const paper = useConsentPaper();
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
      <RecordList
        {...consents}
        records="consents"
        title="Consents"
        placeholder="Search by name..."
        columns={bookColumns}
        emptyHelp="Record a consent when you check a tenant, or on the page of a person or company."
        rowKey={({ id }) => id}
        rowName={({ party }) => party.name}
        canSelect={false}
        rowActions={(consent) => (
          <ConsentActions {...{ consent, renewal, withdrawal }} onPrint={paper.print} />
        )}
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
