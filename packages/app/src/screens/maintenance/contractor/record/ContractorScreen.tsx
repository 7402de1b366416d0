import type { Contractor } from '@rentsafe/domain/contractor';
import { useParams } from 'react-router-dom';
import { contractorQuery } from '../../../../calls/contractors';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { contractorsPath } from '../../../../paths';
import { EditButton } from '../../../../record/EditButton';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { useRecord } from '../../../../record/useRecord';
import { dotted } from '../../../../text/dotted';
import { ContractorDetails } from './ContractorDetails';
import type { EditContractorProps } from './EditContractorDialog';

const frame = {
  kind: 'contractor',
  trail: [{ label: 'Contractor Management', href: contractorsPath }],
} as const;

const loadEdit = async () => (await import('./EditContractorDialog')).EditContractorDialog;

export function ContractorScreen() {
  const id = Number(useParams().id);
  const edit = useLazyDialog<Contractor, EditContractorProps>(loadEdit, 'The form could not be opened');
  const found = useRecord(contractorQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { name, industry, is_active } = record;
  return (
    <RecordFrame
      {...frame}
      name={name}
      description={dotted(industry, is_active ? '' : 'Inactive')}
      actions={<EditButton record={record} edit={edit.trigger} />}
    >
      <RecordTabs kind="contractor" id={id} name={name} details={<ContractorDetails contractor={record} />} />
      {edit.opened && <edit.opened.Dialog contractor={edit.opened.subject} onClose={edit.onClose} />}
    </RecordFrame>
  );
}
