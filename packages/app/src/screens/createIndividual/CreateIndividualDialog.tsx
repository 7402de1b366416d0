import { individualControl, individualFromForm } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toE164OrTyped } from '../../api/e164';
import { addIndividual, individualMatchQuery, showIndividual } from '../../api/individualRecord';
import { placesFrom } from '../../api/locations';
import { useCreation } from '../../forms/useCreation';
import { type Duplicate, useDuplicate } from '../../forms/useDuplicate';
import { useReportOpening } from '../report/useReportOpening';
import { CreateIndividualForm } from './CreateIndividualForm';

async function send(entries: FormData, idempotencyKey: string) {
  const { input } = individualFromForm(entries);
  const contact_details = await Promise.all(
    input.contact_details.map(async (details) => ({
      ...details,
      mobile_phone: await toE164OrTyped(details.mobile_phone),
    })),
  );
  return addIndividual({ ...input, contact_details }, idempotencyKey);
}

const nothingTyped = { identification_type: '', identification_number: '' };

export function CreateIndividualDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const loadPlaces = useMemo(() => placesFrom(queryClient), [queryClient]);
  const [identification, setIdentification] = useState(nothingTyped);
  const { identification_type, identification_number } = identification;
  const { duplicate, onRefused } = useDuplicate(identification_number, (number) =>
    individualMatchQuery({ identification_type, identification_number: number }),
  );
  const report = useReportOpening<Duplicate>('individual');
  const submit = useCreation({
    record: 'individual',
    send,
    onCreated: (individual) => showIndividual(queryClient, individual),
    controlOf: individualControl,
    onDuplicate: onRefused,
  });

  return (
    <>
      <CreateIndividualForm
        onSubmit={submit}
        onClose={onClose}
        loadPlaces={loadPlaces}
        identification={identification}
        onIdentificationChange={setIdentification}
        duplicate={{
          duplicate,
          record: 'individual',
          listHref: `${HOME_PATH}?${new URLSearchParams({ tab: 'individual', individual_q: identification_number })}`,
          onOpen: report.trigger.onOpen,
        }}
      />
      {report.opened && (
        <report.opened.Dialog
          id={report.opened.subject.id}
          name={report.opened.subject.name ?? identification_number}
          onClose={report.onClose}
        />
      )}
    </>
  );
}
