import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { AddressRepeater, type PlacesQuery } from '@rentsafe/ui/rent';

const places = {
  country: [{ id: 1, name: 'Zimbabwe' }],
  province: [{ id: 10, name: 'Harare' }],
  city: [{ id: 100, name: 'Harare' }],
  suburb: [{ id: 1000, name: 'Avondale' }],
};

/** Yours asks the server: `fetch(`/api/places/?level=${level}&parent=${parentId}`, { signal })`. */
const loadPlaces = async ({ level }: PlacesQuery) => places[level];

export function TenantAddresses() {
  return (
    <Form
      aria-label="Tenant"
      onSubmit={({ entries }) => console.info([...entries])}
      actions={<Button type="submit">Save Addresses</Button>}
    >
      <AddressRepeater loadPlaces={loadPlaces} initialRows={1} max={3} />
    </Form>
  );
}
