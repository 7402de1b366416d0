import { fullName, individualForm } from '@rentsafe/domain/individual';
import { useQueryClient } from '@tanstack/react-query';
import { addIndividual, type Identification, showIndividual } from '../../calls/individualRecord';
import { individualList } from '../../calls/individuals';
import { CreationDialog } from '../../forms/CreationDialog';
import { individualPath } from '../../paths';
import { dotted } from '../../text/dotted';
import { IndividualFields } from './IndividualFields';
import { useIdentification } from './useIdentification';
import { withE164 } from './withE164';

export interface CreateIndividualDialogProps {
  /** What was searched for, and is nobody yet. */
  searched?: string;
  /** The number that was checked, and is nobody's yet. */
  identification?: Identification;
  onClose: () => void;
  /** Where the person is needed, as the one that is chosen there. */
  onAdded?: (option: { value: string; label: string }) => void;
}

/** A new individual: identity, contact, employment, addresses. */
export function CreateIndividualDialog({
  searched,
  identification,
  onClose,
  onAdded,
}: CreateIndividualDialogProps) {
  const queryClient = useQueryClient();
  /** Whoever has the number already, in place of a new record. */
  const take: typeof onAdded = (option) => {
    onAdded?.(option);
    onClose();
  };
  const { fields, report, onRefused, validate, startAnew } = useIdentification(
    undefined,
    searched,
    identification,
    onAdded && take,
  );
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
          onCreated: (individual) => {
            showIndividual(queryClient, individual);
            onAdded?.({ value: `individual:${individual.id}`, label: fullName(individual) });
            startAnew();
          },
          recordOf: (individual) => ({
            description: dotted(fullName(individual), individual.identification_number),
            ...(!onAdded && {
              link: { label: 'View report', href: `${individualPath(individual.id)}?tab=report` },
            }),
          }),
          onDuplicate: onRefused,
        }}
        validate={validate}
        repeatable={!onAdded}
        onClose={onClose}
      >
        <IndividualFields {...fields} />
      </CreationDialog>
      {report}
    </>
  );
}
