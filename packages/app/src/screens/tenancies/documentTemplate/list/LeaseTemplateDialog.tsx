import {
  type DocumentFieldGroup,
  type DocumentTemplate,
  documentFieldGroups,
  documentFieldNames,
  documentFields,
  documentKinds,
  documentTemplateForm,
} from '@rentsafe/domain/document';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { addLeaseTemplate, leaseTemplateList, revisionsOf } from '../../../../calls/documents';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { FieldPicker } from '../../../../forms/FieldPicker';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { documentKindTexts } from './documentTexts';

const groupTexts: Readonly<Record<DocumentFieldGroup, string>> = {
  parties: 'Parties',
  premises: 'Premises',
  terms: 'Terms',
  money: 'Money',
  agency: 'Agency',
};

const groups = documentFieldGroups.map((group) => ({
  label: groupTexts[group],
  fields: documentFieldNames
    .filter((name) => documentFields[name].group === group)
    .map((name) => ({ name, label: documentFields[name].label })),
}));

const takesFields = (name: string) => name.startsWith('clause_');

interface LeaseTemplateDialogProps {
  /** The revision that the next one starts from; a new template where there is none. */
  template?: DocumentTemplate;
  onAdded?: (template: DocumentTemplate) => void;
  onClose: () => void;
}

/** Writes a template, or its next revision. */
export function LeaseTemplateDialog({ template, onAdded, onClose }: LeaseTemplateDialogProps) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title={template ? `New revision of ${template.name}` : 'New Template'}
      description="Issued documents are not affected."
      creation={{
        record: template ? 'revision' : 'template',
        form: documentTemplateForm,
        add: addLeaseTemplate,
        lists: leaseTemplateList.key,
        onCreated: (added) => {
          for (const queryKey of [leaseTemplateList.key, revisionsOf(added.name).key])
            void queryClient.invalidateQueries({ queryKey });
          onAdded?.(added);
        },
        recordOf: ({ name, revision }) => ({ description: `${name}, revision ${revision}` }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <Fields>
          {template ? (
            <input type="hidden" name="name" value={template.name} />
          ) : (
            <TextField label="Name" name="name" required maxLength={150} />
          )}
          <Select
            label="Kind"
            name="kind"
            required
            options={optionsOf(documentKinds, (kind) => documentKindTexts[kind])}
            defaultValue={template?.kind ?? 'residential'}
          />
        </Fields>
        {template?.is_sample && (
          <Checkbox label="Still a sample, not yet checked by a lawyer" name="is_sample" defaultChecked />
        )}
        <FieldPicker groups={groups} takes={takesFields}>
          <Repeater
            label="Clauses"
            rowLabel={(number) => `Clause ${number}`}
            addLabel="Add Clause"
            removeLabel="Remove Clause"
            min={1}
            max={100}
            defaultValue={template?.clauses}
          >
            {({ name }, initial) => (
              <Stack gap="field">
                <TextField
                  label="Title"
                  name={name('clause_title')}
                  required
                  maxLength={150}
                  defaultValue={initial?.title}
                />
                <TextArea
                  label="Text"
                  name={name('clause_body')}
                  required
                  rows={6}
                  maxLength={10_000}
                  defaultValue={initial?.body}
                />
              </Stack>
            )}
          </Repeater>
        </FieldPicker>
      </Stack>
    </CreationDialog>
  );
}
