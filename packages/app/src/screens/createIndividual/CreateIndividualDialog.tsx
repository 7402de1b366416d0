import { type IndividualInput, individualControl, individualFromForm } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toE164OrTyped } from '../../api/e164';
import { addIndividual, individualMatchQuery, showIndividual } from '../../api/individualRecord';
import { individualKeys } from '../../api/individuals';
import { placesFrom } from '../../api/locations';
import { useCreation } from '../../forms/useCreation';
import { type Duplicate, useDuplicate } from '../../forms/useDuplicate';
import { useReportOpening } from '../report/useReportOpening';
import { CreateIndividualForm } from './CreateIndividualForm';

async function read(entries: FormData): Promise<IndividualInput> {
  const { input } = individualFromForm(entries);
  const contact_details = await Promise.all(
    input.contact_details.map(async (details) => ({
      ...details,
      mobile_phone: await toE164OrTyped(details.mobile_phone),
    })),
  );
  return { ...input, contact_details };
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
  const creation = useCreation({
    record: 'individual',
    read,
    add: addIndividual,
    lists: individualKeys.lists,
    onCreated: (individual) => showIndividual(queryClient, individual),
    controlOf: individualControl,
    onDuplicate: onRefused,
  });

  return (
    <>
      <CreateIndividualForm
        onSubmit={creation.submit}
        unconfirmed={creation.unconfirmed}
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
