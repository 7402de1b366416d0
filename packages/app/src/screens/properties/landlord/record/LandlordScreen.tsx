import type { Landlord } from '@rentsafe/domain/landlord';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { landlordQuery } from '../../../../calls/landlords';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { EditButton } from '../../../../record/EditButton';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { useRecord } from '../../../../record/useRecord';
import type { EditLandlordProps } from './EditLandlordDialog';
import { LandlordDetails } from './LandlordDetails';

const frame = {
  kind: 'landlord',
  trail: [{ label: 'Landlord List', href: `${HOME_PATH}/landlords` }],
} as const;

const loadEdit = async () => (await import('./EditLandlordDialog')).EditLandlordDialog;

export function LandlordScreen() {
  const id = Number(useParams().id);
  const edit = useLazyDialog<Landlord, EditLandlordProps>(loadEdit, 'The form could not be opened');
  const found = useRecord(landlordQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { name, type } = record.party;
  return (
    <RecordFrame
      {...frame}
      name={name}
      description={`Landlord, ${type}`}
      actions={<EditButton record={record} edit={edit.trigger} />}
    >
      <RecordTabs kind="landlord" id={id} name={name} details={<LandlordDetails landlord={record} />} />
      {edit.opened && <edit.opened.Dialog landlord={edit.opened.subject} onClose={edit.onClose} />}
    </RecordFrame>
  );
}
