import { Repeater } from '@rentsafe/ui/Repeater';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Repeater
    label="Guarantors"
    rowLabel={(number) => `Guarantor ${number}`}
    addLabel="Add guarantor"
    removeLabel="Remove guarantor"
    initialRows={1}
  >
    {({ name }) => <TextField label="Surname" name={name('surname')} />}
  </Repeater>
);

export const Dont = () => (
  <Repeater label="List" rowLabel={() => 'Item'} addLabel="+" removeLabel="x" initialRows={1}>
    {({ name }) => <TextField label="Guarantor's surname" name={name('surname')} />}
  </Repeater>
);
