import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { Grid } from '@rentsafe/ui/Grid';
import { Repeater } from '@rentsafe/ui/Repeater';
import { TextField } from '@rentsafe/ui/TextField';

export function Guarantors() {
  return (
    <Form
      aria-label="Guarantors"
      onSubmit={({ entries }) => console.info([...entries])}
      actions={<Button type="submit">Save Guarantors</Button>}
    >
      <Repeater
        label="Guarantors"
        rowLabel={(number) => `Guarantor ${number}`}
        addLabel="Add Guarantor"
        removeLabel="Remove Guarantor"
        emptyText="No guarantors yet."
        max={2}
      >
        {({ name }) => (
          <Grid columns={2}>
            <TextField label="Surname" name={name('surname')} required />
            <TextField label="First Name" name={name('first_name')} required />
          </Grid>
        )}
      </Repeater>
    </Form>
  );
}
