import type { DataRequest, DataRight } from '@rentsafe/domain/dataRequest';
import { fullName, type Individual, isAnonymised } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { fileSafeName } from '@rentsafe/format/text';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { downloadFile } from '@rentsafe/ui/DataTableCsv';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorSentence } from '../../../calls/ApiError';
import { recordAccess } from '../../../calls/accessLog';
import { dataRequestsOf, everythingAsJson, heldQuery } from '../../../calls/dataRequests';
import { individualQuery } from '../../../calls/individualRecord';
import { dataRequestColumns } from '../../../dataRequest/dataRequestColumns';
import { dataRequestKind } from '../../../dataRequest/dataRequestKind';
import type { NewDataRequestProps } from '../../../dataRequest/NewDataRequest';
import { RecordTable } from '../../../frame/RecordTable';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { disputesPath, everythingHeldPath, individualPath } from '../../../paths';
import { RecordFrame } from '../../../record/RecordFrame';
import { StepActions } from '../../../record/StepActions';
import { useRecord } from '../../../record/useRecord';
import type { AnonymiseProps } from '../individual/AnonymiseDialog';
import type { EditIndividualProps } from '../individual/EditIndividualDialog';
import { HeldTable } from './HeldTable';
import { Rights } from './Rights';

const individuals = { label: 'Individuals', href: `${HOME_PATH}?tab=individual` };

const columns: Column<DataRequest>[] = [
  ...dataRequestColumns,
  {
    id: 'steps',
    header: 'Actions',
    width: { min: '10.5rem' },
    cell: (request) => (
      <Inline gap={2}>
        <StepActions kind={dataRequestKind} record={request} row={request.number} />
      </Inline>
    ),
  },
];

const loadNew = async () => (await import('../../../dataRequest/NewDataRequest')).NewDataRequest;
const loadEdit = async () => (await import('../individual/EditIndividualDialog')).EditIndividualDialog;
const loadAnonymise = async () => (await import('../individual/AnonymiseDialog')).AnonymiseDialog;
const notOpened = 'The form could not be opened';

/** The file of all that is held, which is recorded as a print is. */
function useHandOver(id: number) {
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  async function save(name: string) {
    setSaving(true);
    try {
      const json = await everythingAsJson(queryClient, id);
      downloadFile(`everything held ${fileSafeName(name)}.json`, json, 'application/json');
      recordAccess('individual', id, 'print');
    } catch (error) {
      toast.error('The file could not be made', { description: errorSentence(error) });
    }
    setSaving(false);
  }
  return { isSaving, save };
}

/** What a person may ask for under the Cyber and Data Protection Act, and what was done about it. */
export function DataRightsScreen() {
  const id = Number(useParams().id);
  const record = useRecord(individualQuery(id));
  const requests = useRecord(dataRequestsOf(id));
  const held = useRecord(heldQuery(id));
  const creation = useLazyDialog<DataRight, NewDataRequestProps>(loadNew, notOpened);
  const edit = useLazyDialog<Individual, EditIndividualProps>(loadEdit, notOpened);
  const anonymise = useLazyDialog<Individual, AnonymiseProps>(loadAnonymise, notOpened);
  const { isSaving, save } = useHandOver(id);
  const frame = { kind: 'individual', trail: [individuals] } as const;
  if ('absence' in record) return <RecordFrame {...frame} {...record} />;
  if ('absence' in requests) return <RecordFrame {...frame} {...requests} />;
  if ('absence' in held) return <RecordFrame {...frame} {...held} />;
  const individual = record.record;
  const name = fullName(individual);
  const isGone = isAnonymised(individual);
  return (
    <RecordFrame
      kind="individual"
      trail={[individuals, { label: name, href: individualPath(id) }]}
      name={`Data rights of ${name}`}
      description="Access, correction, erasure and objection under the Cyber and Data Protection Act."
      actions={
        !isGone && (
          <Button variant="primary" onClick={() => creation.trigger.onOpen('access')}>
            New Request…
          </Button>
        )
      }
    >
      <Stack gap="section">
        <RecordTable
          title="Requests"
          columns={columns}
          rows={requests.record}
          emptyHelp={
            isGone
              ? 'Nothing was requested before the person was anonymised.'
              : 'What the person asks for is kept here, with the day by which it must be answered. Record it with New Request.'
          }
        />
        <HeldTable rows={held.record.rows} />
        {!isGone && (
          <Rights
            everythingPath={everythingHeldPath({ type: 'individual', id })}
            disputesPath={disputesPath(name)}
            requests={requests.record}
            ties={held.record.ties}
            isSaving={isSaving}
            onSave={() => void save(name)}
            onEdit={() => edit.trigger.onOpen(individual)}
            onAnonymise={() => anonymise.trigger.onOpen(individual)}
            onObject={() => creation.trigger.onOpen('objection')}
          />
        )}
      </Stack>
      {creation.opened && (
        <creation.opened.Dialog
          person={{ id, name }}
          right={creation.opened.subject}
          onClose={creation.onClose}
        />
      )}
      {edit.opened && <edit.opened.Dialog individual={edit.opened.subject} onClose={edit.onClose} />}
      {anonymise.opened && (
        <anonymise.opened.Dialog individual={anonymise.opened.subject} onClose={anonymise.onClose} />
      )}
    </RecordFrame>
  );
}
