import {
  type InspectionTemplate,
  type InspectionTemplatePatch,
  inspectionKinds,
  inspectionTemplateChangeForm,
  inspectionTemplateForm,
  MAX_AREAS,
  MAX_ITEMS,
} from '@rentsafe/domain/inspection';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import type { Values } from '@rentsafe/ui/Edition';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addInspectionTemplate,
  changeInspectionTemplate,
  inspectionTemplateList,
  readInspectionTemplate,
  showInspectionTemplates,
} from '../../../../calls/inspections';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { EditDialog } from '../../../../forms/EditDialog';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { inspectionKindTexts } from './inspectionTexts';

type Area = InspectionTemplate['areas'][number];

function TemplateFields({ template }: { template?: InspectionTemplate }) {
  return (
    <Stack gap="field">
      <Fields>
        <TextField label="Name" name="name" required maxLength={100} defaultValue={template?.name} />
        <Select
          label="Kind"
          name="kind"
          required
          options={optionsOf(inspectionKinds, (kind) => inspectionKindTexts[kind])}
          defaultValue={template?.kind ?? 'routine'}
        />
      </Fields>
      {template && <Checkbox label="Active" name="is_active" defaultChecked={template.is_active} />}
      <Repeater<Area>
        label="Areas"
        rowLabel={(number) => `Area ${number}`}
        addLabel="Add Area"
        removeLabel="Remove Area"
        movable
        min={1}
        max={MAX_AREAS}
        defaultValue={template?.areas}
      >
        {(area, initial) => (
          <Stack gap="field">
            <TextField
              label="Area"
              name={area.name('area')}
              required
              maxLength={100}
              autoComplete="off"
              defaultValue={initial?.name}
            />
            <Repeater<string>
              label="Items"
              rowLabel={(number) => `Item ${number}`}
              addLabel="Add Item"
              removeLabel="Remove Item"
              compact
              movable
              min={1}
              max={MAX_ITEMS}
              defaultValue={initial?.items}
            >
              {(item, name) => (
                <TextField
                  label={`Item ${item.index + 1}`}
                  labelHidden
                  name={item.name(area.name('item'))}
                  required
                  maxLength={100}
                  autoComplete="off"
                  defaultValue={name}
                />
              )}
            </Repeater>
          </Stack>
        )}
      </Repeater>
    </Stack>
  );
}

/** A new template of the book. */
export function AddTemplateDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="New Template"
      creation={{
        record: 'template',
        form: inspectionTemplateForm,
        add: addInspectionTemplate,
        lists: inspectionTemplateList.key,
        onCreated: () => showInspectionTemplates(queryClient),
        recordOf: ({ name }) => ({ description: name }),
      }}
      onClose={onClose}
    >
      <TemplateFields />
    </CreationDialog>
  );
}

const valuesOf = ({ name, kind, areas, is_active }: Omit<InspectionTemplatePatch, 'version'>): Values => ({
  ...{ name, kind, areas, is_active },
});

interface EditTemplateProps {
  template: InspectionTemplate;
  onClose: () => void;
}

/** A template on record: the form of a new one, filled in. Inspections that began with it stay as they are. */
export function EditTemplateDialog({ template, onClose }: EditTemplateProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(template);
  const { id, name } = before;
  return (
    <EditDialog
      title={`Edit ${name}`}
      edit={{
        record: 'template',
        before,
        form: inspectionTemplateChangeForm,
        valuesOf,
        typedValues: valuesOf,
        save: (changes, version) =>
          changeInspectionTemplate(id, { ...changes, version } as InspectionTemplatePatch),
        read: () => readInspectionTemplate(id),
        onSaved: () => showInspectionTemplates(queryClient),
      }}
      onClose={onClose}
    >
      <TemplateFields template={before} />
    </EditDialog>
  );
}
