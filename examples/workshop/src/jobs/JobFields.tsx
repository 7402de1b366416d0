import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Grid } from '@rentsafe/ui/Grid';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater } from '@rentsafe/ui/Repeater';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { findMechanics } from '../server/api';
import type { Job } from '../server/records';

/** The fields of a job that is booked, or of one that is changed. */
export function JobFields({ job }: { job?: Job }) {
  return (
    <>
      <Grid columns={2}>
        <TextField label="Customer" name="customer" defaultValue={job?.customer} required />
        <TextField label="Plate" name="plate" defaultValue={job?.plate} required />
        <Combobox
          label="Mechanic"
          name="mechanic"
          search={findMechanics}
          defaultValue={job && { value: job.mechanic, label: job.mechanic }}
          required
        />
        <DateField label="Due" name="due" defaultValue={job?.due} required />
      </Grid>
      <Checkbox label="Urgent" name="isUrgent" defaultChecked={job?.isUrgent} />
      <TextArea label="Work" name="work" defaultValue={job?.work} required />
      <MoneyField label="Labour" name="labour" defaultValue={job?.labour} required />
      <Repeater
        label="Parts"
        name="parts"
        rowLabel={(number) => `Part ${number}`}
        addLabel="Add Part"
        removeLabel="Remove Part"
        emptyText="No parts yet."
        columns="2fr 1fr 1fr"
        defaultValue={job?.parts}
      >
        {({ name }, part) => (
          <>
            <TextField label="Name" name={name('name')} defaultValue={part?.name} required />
            <NumberField
              label="Quantity"
              name={name('quantity')}
              min={1}
              defaultValue={part && `${part.quantity}`}
              required
            />
            <MoneyField label="Price" name={name('price')} defaultValue={part?.price} required />
          </>
        )}
      </Repeater>
    </>
  );
}
