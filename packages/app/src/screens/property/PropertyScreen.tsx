import type { Property } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { propertyQuery } from '../../api/properties';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { EditButton } from '../record/EditButton';
import { AbsentRecord, RecordFrame } from '../record/RecordFrame';
import { RecordTabs } from '../record/RecordTabs';
import { useRecord } from '../record/useRecord';
import type { EditPropertyProps } from './EditPropertyDialog';
import { PropertyDetails } from './PropertyDetails';

const frame = {
  kind: 'property',
  trail: [{ label: 'Property List', href: `${HOME_PATH}/property-list` }],
} as const;

const loadEdit = async () => (await import('./EditPropertyDialog')).EditPropertyDialog;

export function PropertyScreen() {
  const id = Number(useParams().id);
  const edit = useLazyDialog<Property, EditPropertyProps>(loadEdit, 'The form could not be opened');
  const found = useRecord(propertyQuery(id));
  if ('absence' in found) return <AbsentRecord {...frame} {...found} />;
  const { record } = found;
  const { name, property_type, city_town } = record;
  return (
    <RecordFrame
      {...frame}
      name={name}
      description={name === city_town ? property_type : `${property_type}, ${city_town}`}
      actions={<EditButton record={record} edit={edit.trigger} />}
    >
      <RecordTabs kind="property" id={id} name={name} details={<PropertyDetails property={record} />} />
      {edit.opened && <edit.opened.Dialog property={edit.opened.subject} onClose={edit.onClose} />}
    </RecordFrame>
  );
}
