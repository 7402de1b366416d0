import { individualForm } from '@rentsafe/domain/individual';
import { useQueryClient } from '@tanstack/react-query';
import { addIndividual, showIndividual } from '../../api/individualRecord';
import { individualList } from '../../api/individuals';
import { CreationDialog } from '../../forms/CreationDialog';
import { IndividualFields } from './IndividualFields';
import { useIdentification } from './useIdentification';
import { withE164 } from './withE164';

/** A new individual: identity, contact, employment, addresses. */
export function CreateIndividualDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { fields, report, onRefused, validate } = useIdentification();
  return (
    <>
      <CreationDialog
        title="Add New Individual"
        creation={{
          record: 'individual',
          form: individualForm,
          prepare: withE164,
          add: addIndividual,
          lists: individualList.key,
          onCreated: (individual) => showIndividual(queryClient, individual),
          onDuplicate: onRefused,
        }}
        validate={validate}
        onClose={onClose}
      >
        <IndividualFields {...fields} />
      </CreationDialog>
      {report}
    </>
  );
}
