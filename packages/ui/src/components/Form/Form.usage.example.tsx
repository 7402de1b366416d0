import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Form
    aria-label="Bank account"
    onSubmit={() => {}}
    actions={<Button variant="primary">Save account</Button>}
  >
    <TextField label="Bank" name="bank_do" required />
  </Form>
);

export const Dont = () => (
  <Form
    aria-label="Account"
    onSubmit={() => {}}
    actions={
      <Button variant="primary" disabled>
        Submit
      </Button>
    }
  >
    <TextField label="Bank (mandatory)" name="bank_dont" />
  </Form>
);
