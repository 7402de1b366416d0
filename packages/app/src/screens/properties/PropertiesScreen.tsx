import { propertyFromForm } from '@rentsafe/domain/property';
import { useState } from 'react';
import { logSample } from '../../forms/sampleForm';
import { useAddressParameter } from '../sampleList/useAddressParameter';
import { AddPropertyDialog } from './AddPropertyDialog';
import { filterProperties, propertyFilter } from './filter';
import { PropertiesView } from './PropertiesView';
import { sampleProperties } from './sampleProperties';

export function PropertiesScreen() {
  const [q, search] = useAddressParameter('property_q');
  const [status, changeStatus] = useAddressParameter('property_status');
  const [adding, setAdding] = useState(false);
  const filter = propertyFilter(status);
  return (
    <>
      <PropertiesView
        rows={filterProperties(sampleProperties, { filter, q })}
        filter={filter}
        q={q}
        onFilter={(next) => changeStatus(next === 'All Properties' ? '' : next)}
        onSearch={search}
        onAdd={() => setAdding(true)}
      />
      {adding && (
        <AddPropertyDialog
          onSubmit={(entries) => logSample('Add Property', propertyFromForm(entries))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
