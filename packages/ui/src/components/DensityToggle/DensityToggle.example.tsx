import { DataTable } from '@rentsafe/ui/DataTable';
import { DensityToggle } from '@rentsafe/ui/DensityToggle';
import { useState } from 'react';

/** For the whole product: `const { density, setDensity } = useTheme()`. */
export function UnitsByDensity() {
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <div data-density={density}>
      <DataTable
        caption="Units"
        title="Units"
        status="ready"
        tools={<DensityToggle density={density} onDensityChange={(event) => setDensity(event.density)} />}
        columns={[{ id: 'name', header: 'Unit', cell: 'name', rowHeader: true }]}
        rows={[{ name: 'Flat 4' }, { name: 'Flat 12' }]}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
