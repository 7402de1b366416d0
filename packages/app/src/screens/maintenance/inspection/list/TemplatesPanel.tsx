import { areasText, type InspectionTemplate, inspectionKinds } from '@rentsafe/domain/inspection';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { inspectionTemplateList } from '../../../../calls/inspections';
import { oneOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { inspectionKindTexts } from './inspectionTexts';

const place: ListPlace = {
  name: 'inspection-templates',
  tab: 'templates',
  prefix: '',
  filters: [
    oneOf('kind', 'Kind', inspectionKinds, (kind) => inspectionKindTexts[kind]),
    oneOf('is_active', 'State', ['true', 'false'], (active) => (active === 'true' ? 'Active' : 'Inactive')),
  ],
};

const stateOf = ({ is_active }: InspectionTemplate) => (is_active ? 'Active' : 'Inactive');

const columns: Column<InspectionTemplate>[] = [
  {
    id: 'name',
    header: 'Template',
    value: ({ name }) => name,
    cell: 'name',
    rowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    kind: 'state',
    value: ({ kind }) => inspectionKindTexts[kind],
    cell: ({ kind }) => inspectionKindTexts[kind],
  },
  {
    id: 'areas',
    header: 'Areas',
    value: ({ areas }) => areasText(areas),
    cell: ({ areas }) => areas.map(({ name, items }) => `${name} (${items.length})`).join(', '),
  },
  {
    id: 'is_active',
    header: 'State',
    kind: 'state',
    value: stateOf,
    cell: (template) => <Badge tone={template.is_active ? 'success' : 'neutral'}>{stateOf(template)}</Badge>,
  },
];

interface Closing {
  onClose: () => void;
}

const FAILURE = 'The form could not be opened';
const loadNew = async () => (await import('./TemplateDialog')).AddTemplateDialog;
const loadEdit = async () => (await import('./TemplateDialog')).EditTemplateDialog;

/** The areas and items that inspections begin with. */
export function TemplatesPanel() {
  const list = useListScreen({ place, queries: inspectionTemplateList });
  const creation = useLazyDialog<string, Closing>(loadNew, FAILURE);
  const edit = useLazyDialog<InspectionTemplate, Closing & { template: InspectionTemplate }>(
    loadEdit,
    FAILURE,
  );
  return (
    <>
      <RecordList
        {...list}
        records="inspection templates"
        placeholder="By name"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        canSelect={false}
        actions={<CreateButton label="New Template" creation={creation.trigger} />}
        rowActions={(template) => (
          <OpeningButton
            size="sm"
            aria-label={`Edit ${template.name}`}
            trigger={edit.trigger}
            pending={edit.trigger.opening === template}
            subject={template}
          >
            Edit…
          </OpeningButton>
        )}
        emptyHelp="Add a template with the areas of a unit and the items to inspect in each."
      />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      {edit.opened && <edit.opened.Dialog template={edit.opened.subject} onClose={edit.onClose} />}
    </>
  );
}
