import { useState } from 'react';
import { useAddressParameters } from '../sampleList/useAddressParameters';
import { AddPropertyDialog } from './AddPropertyDialog';
import { filterProperties, propertyFilter } from './filter';
import { PropertiesView } from './PropertiesView';
import { sampleProperties } from './sampleProperties';

export function PropertiesScreen() {
  const address = useAddressParameters();
  const q = address.get('property_q');
  const [adding, setAdding] = useState(false);
  const filter = propertyFilter(address.get('property_status'));
  return (
    <>
      <PropertiesView
        rows={filterProperties(sampleProperties, { filter, q })}
        filter={filter}
        q={q}
        onFilter={(next) => address.set('property_status', next === 'All Properties' ? '' : next)}
        onSearch={(next) => address.set('property_q', next)}
        onAdd={() => setAdding(true)}
      />
      {adding && <AddPropertyDialog onClose={() => setAdding(false)} />}
    </>
  );
}
