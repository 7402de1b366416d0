import {
  type MaintenanceRequest,
  type RequestDetails,
  type RequestPatch,
  requestDetailsForm,
  requestSteps,
} from '@rentsafe/domain/maintenanceRequest';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../../calls/client';
import { requestQuery, showRequestChange } from '../../../../calls/maintenanceRequests';
import { referenceNameQuery } from '../../../../calls/referenceNames';
import { EditDialog } from '../../../../forms/EditDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { placeText } from '../../../../text/placeText';
import { RequestFields } from '../list/RequestFields';
import { usePlace } from '../list/UnitSelect';

const plain = [
  'reported_on',
  'reported_by',
  'telephone',
  'category',
  'priority',
  'summary',
  'description',
  'access',
] as const;

/** The fields that the form holds. */
const valuesOf = (details: MaintenanceRequest | RequestDetails): Values => ({
  ...Object.fromEntries(plain.map((name) => [name, details[name]])),
  unit: typeof details.unit === 'object' ? details.unit?.id : details.unit,
});

/** A request that is new or accepted: the form of a new one, filled in. */
export function EditRequestDialog({ record, onClose }: StepDialogProps<typeof requestSteps, 'edit'>) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(record);
  const { id, number } = before;
  const place = usePlace(before.property.id);
  return (
    <EditDialog
      title={`Edit ${number}`}
      edit={{
        record: 'request',
        before,
        form: requestDetailsForm,
        valuesOf,
        typedValues: valuesOf,
        fieldOf: (read, field) =>
          field === 'unit' ? read.unit && placeText(read) : read[field as keyof MaintenanceRequest],
        asRead: async (field, value) =>
          field === 'unit' && value
            ? queryClient.fetchQuery(referenceNameQuery('unit', Number(value)))
            : value,
        save: (changes, version) =>
          request(requestSteps.calls.edit, { ids: { id }, body: { ...changes, version } as RequestPatch }),
        read: () => queryClient.fetchQuery({ ...requestQuery(id), staleTime: 0 }),
        onSaved: (saved) => showRequestChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <RequestFields place={place} initial={before} />
    </EditDialog>
  );
}
