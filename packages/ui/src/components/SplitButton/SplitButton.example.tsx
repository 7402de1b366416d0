import { Form } from '@rentsafe/ui/Form';
import { MenuItem } from '@rentsafe/ui/Menu';
import { SplitButton } from '@rentsafe/ui/SplitButton';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useRef } from 'react';

export function AddPart() {
  const form = useRef<HTMLFormElement>(null);
  const isAnother = useRef(false);
  const saveAndAdd = () => {
    isAnother.current = true;
    form.current?.requestSubmit();
  };
  return (
    <Form
      ref={form}
      aria-label="Part"
      onSubmit={() => {
        toast.success(isAnother.current ? 'Part saved. Add the next one.' : 'Part saved');
        isAnother.current = false;
        form.current?.reset();
      }}
      actions={
        <SplitButton
          type="submit"
          variant="primary"
          menuLabel="More ways to save"
          menu={<MenuItem onSelect={saveAndAdd}>Save and add another</MenuItem>}
        >
          Save
        </SplitButton>
      }
    >
      <TextField label="Name" name="name" required />
    </Form>
  );
}
