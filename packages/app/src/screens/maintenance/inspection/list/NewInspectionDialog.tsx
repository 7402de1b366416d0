import { today } from '@rentsafe/domain/date';
import {
  type InspectionKind,
  inspectionForm,
  inspectionKinds,
  templateKinds,
} from '@rentsafe/domain/inspection';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../../calls/Fetched';
import {
  activeInspectionTemplatesQuery,
  addInspection,
  inspectionList,
  showInspections,
} from '../../../../calls/inspections';
import { findUnits } from '../../../../calls/leases';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { inspectionPath } from '../../../../paths';
import { placeText } from '../../../../text/placeText';
import { inspectionKindTexts } from './inspectionTexts';

/** Plans an inspection of a unit. */
export function NewInspectionDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<InspectionKind>('routine');
  const templates = useQuery(activeInspectionTemplatesQuery);
  return (
    <CreationDialog
      title="Plan Inspection"
      creation={{
        record: 'inspection',
        form: inspectionForm,
        add: addInspection,
        lists: inspectionList.key,
        onCreated: () => showInspections(queryClient),
        recordOf: (planned) => ({
          description: `${planned.number}: ${placeText(planned)}`,
          link: { label: 'Open inspection', href: inspectionPath(planned.id) },
        }),
      }}
      onClose={onClose}
    >
      <Fields>
        <Combobox
          label="Unit"
          name="unit"
          required
          search={findUnits}
          hint="By address, unit number or tenant."
        />
        <Select
          label="Kind"
          name="kind"
          required
          options={optionsOf(inspectionKinds, (value) => inspectionKindTexts[value])}
          value={kind}
          onValueChange={({ value }) => value && setKind(value)}
        />
        <DateField label="Planned On" name="planned_on" required defaultValue={today()} />
        <TextField label="Inspector" name="inspector" autoComplete="name" maxLength={150} />
        <Fetched query={templates} subject="the templates">
          {(all) => (
            <Select
              // A template that was chosen for another kind is chosen no longer.
              key={kind}
              label="Template"
              name="template"
              placeholder="Default"
              options={all
                .filter((template) => templateKinds[kind].includes(template.kind))
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              hint={
                kind === 'move_out'
                  ? 'A move-out inspection starts with the areas of the unit’s last final move-in inspection, if there is one.'
                  : undefined
              }
            />
          )}
        </Fetched>
      </Fields>
    </CreationDialog>
  );
}
