import { type DocumentTemplate, documentText } from '@rentsafe/domain/document';
import { Callout } from '@rentsafe/ui/Callout';
import { Combobox } from '@rentsafe/ui/Combobox';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorSentence } from '../../../../calls/ApiError';
import { leaseTemplateQuery, previewOn, revisionsOf } from '../../../../calls/documents';
import { leasesIn } from '../../../../calls/leases';
import { SAMPLE } from '../../../../message/SampleBadge';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { leaseTemplatePath, leaseTemplatesPath } from '../../../../paths';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { SettingList } from '../../../../record/SettingList';
import { useRecord } from '../../../../record/useRecord';
import { useMay } from '../../../../session/useMay';
import { dotted } from '../../../../text/dotted';
import { DocumentText } from '../list/DocumentText';
import { documentKindTexts } from '../list/documentTexts';
import { templateColumns } from '../list/templateColumns';

const frame = {
  kind: 'lease template',
  trail: [{ label: 'Lease Templates', href: leaseTemplatesPath }],
} as const;

const place = { name: 'revisions' };
const findLeases = leasesIn();
const load = async () => (await import('../list/LeaseTemplateDialog')).LeaseTemplateDialog;

interface DialogProps {
  template: DocumentTemplate;
  onAdded: (template: DocumentTemplate) => void;
  onClose: () => void;
}

/** The clauses with their fields, or as a lease would get them. */
function Clauses({ template }: { template: DocumentTemplate }) {
  const [lease, setLease] = useState<number>();
  const paper = useRef<HTMLDivElement>(null);
  const preview = useQuery({
    queryKey: ['lease template', template.id, 'on', lease],
    queryFn: () => previewOn(template.id, lease ?? 0),
    enabled: lease !== undefined,
    gcTime: 0,
    retry: false,
  });
  const content = preview.data?.content ?? documentText(template.name, template.clauses);
  const title = `${template.name}, revision ${template.revision}`;
  return (
    <Stack gap={4}>
      <Combobox
        label="Preview with a Lease"
        name="lease"
        search={findLeases}
        hint="By number, tenant or address. Nothing is issued."
        onValueChange={({ option }) => setLease(option ? Number(option.value) : undefined)}
      />
      {preview.error && (
        <Callout tone="warning" role="alert">
          {errorSentence(preview.error)}
        </Callout>
      )}
      <div>
        <PaperButton content={paper} client={template.client} title={title} head={title}>
          Print
        </PaperButton>
      </div>
      <PaperSheet content={paper} client={template.client} head={title}>
        <DocumentText content={content} />
      </PaperSheet>
    </Stack>
  );
}

/** A revision of a template: what it says, and its other revisions. */
export function LeaseTemplateScreen() {
  const id = Number(useParams().id);
  const may = useMay();
  const navigate = useNavigate();
  const found = useRecord(leaseTemplateQuery(id));
  const { trigger, opened, onClose } = useLazyDialog<DocumentTemplate, DialogProps>(
    load,
    'The form could not be opened',
  );
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={record.name}
      description={dotted(documentKindTexts[record.kind], `Revision ${record.revision}`)}
      actions={
        may('createDocumentTemplate') && (
          <OpeningButton variant="primary" trigger={trigger} subject={record}>
            <Pencil aria-hidden="true" />
            New Revision
          </OpeningButton>
        )
      }
    >
      {record.is_sample && <Callout tone="warning">{SAMPLE}</Callout>}
      <Clauses key={record.id} template={record} />
      <SettingList
        place={place}
        queries={revisionsOf(record.name)}
        records="revisions"
        columns={templateColumns}
        action={null}
        emptyHelp="There are none."
      />
      {opened && (
        <opened.Dialog
          template={opened.subject}
          onAdded={({ id: next }) => void navigate(leaseTemplatePath(next))}
          onClose={onClose}
        />
      )}
    </RecordFrame>
  );
}
