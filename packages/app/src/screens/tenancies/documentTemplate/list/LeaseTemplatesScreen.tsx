import { documentKinds } from '@rentsafe/domain/document';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { addLeaseStarters, leaseTemplateList } from '../../../../calls/documents';
import { optionsOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { AddStarters } from '../../../../message/AddStarters';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { leaseTemplatePath } from '../../../../paths';
import { useMay } from '../../../../session/useMay';
import { documentKindTexts } from './documentTexts';
import { templateColumns } from './templateColumns';

const place: ListPlace = {
  name: 'lease-templates',
  prefix: '',
  filters: [
    {
      id: 'kind',
      label: 'Kind',
      type: 'oneOf',
      options: optionsOf(documentKinds, (kind) => documentKindTexts[kind]),
    },
  ],
};

const load = async () => (await import('./LeaseTemplateDialog')).LeaseTemplateDialog;

/** The clauses that lease documents are issued from, each in its last revision. */
export function LeaseTemplatesScreen() {
  const may = useMay();
  const list = useListScreen({ place, queries: leaseTemplateList });
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Lease Templates"
        description="Clauses for lease documents. Changes create a new revision; issued documents are not affected."
      />
      <RecordList
        {...list}
        records="lease templates"
        placeholder="By name"
        columns={templateColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        canSelect={false}
        hrefOf={({ id }) => leaseTemplatePath(id)}
        actions={
          may('createDocumentTemplate') && (
            <>
              {list.page?.count === 0 && <AddStarters add={addLeaseStarters} list={leaseTemplateList.key} />}
              <CreateButton label="New Template" creation={trigger} />
            </>
          )
        }
        emptyHelp="An Admin adds the first template, or begins with three starter leases. Documents are then issued from the page of a lease."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </Stack>
  );
}
