import type { Property } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { propertyQuery } from '../../../../calls/properties';
import { RecordFiles } from '../../../../files/RecordFiles';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { EditButton } from '../../../../record/EditButton';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { useRecord } from '../../../../record/useRecord';
import { useMay } from '../../../../session/useMay';
import type { EditPropertyProps } from './EditPropertyDialog';
import { PropertyDetails } from './PropertyDetails';
import type { TransferProps } from './TransferDialog';

const frame = {
  kind: 'property',
  trail: [{ label: 'Property List', href: `${HOME_PATH}/property-list` }],
} as const;

const loadEdit = async () => (await import('./EditPropertyDialog')).EditPropertyDialog;
const loadTransfer = async () => (await import('./TransferDialog')).TransferDialog;
const notOpened = 'The form could not be opened';

export function PropertyScreen() {
  const id = Number(useParams().id);
  const edit = useLazyDialog<Property, EditPropertyProps>(loadEdit, notOpened);
  const transfer = useLazyDialog<Property, TransferProps>(loadTransfer, notOpened);
  const may = useMay();
  const found = useRecord(propertyQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { name, property_type, city_town } = record;
  return (
    <RecordFrame
      {...frame}
      name={name}
      description={name === city_town ? property_type : `${property_type}, ${city_town}`}
      actions={
        <>
          {may('transferProperty') && (
            <OpeningButton trigger={transfer.trigger} subject={record}>
              Transfer
            </OpeningButton>
          )}
          <EditButton record={record} edit={edit.trigger} />
        </>
      }
    >
      <RecordTabs
        kind="property"
        id={id}
        name={name}
        details={<PropertyDetails property={record} />}
        more={[
          {
            value: 'files',
            label: 'Files',
            content: <RecordFiles subject={{ type: 'property', id }} name={name} />,
          },
        ]}
      />
      {transfer.opened && (
        <transfer.opened.Dialog property={transfer.opened.subject} onClose={transfer.onClose} />
      )}
      {edit.opened && <edit.opened.Dialog property={edit.opened.subject} onClose={edit.onClose} />}
    </RecordFrame>
  );
}
