import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { ContactRepeater } from '@rentsafe/ui/rent';

const people = [
  { value: 1, label: 'Tendai Moyo', description: '63-123456 A 42' },
  { value: 2, label: 'Rudo Ncube', description: '63-654321 B 42' },
];

const searchIndividuals = async (query: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

export function BranchContacts() {
  return (
    <Form
      aria-label="Branch"
      onSubmit={({ entries }) => console.info([...entries])}
      actions={<Button type="submit">Save Contacts</Button>}
    >
      <ContactRepeater initialRows={1} searchIndividuals={searchIndividuals} />
    </Form>
  );
}
