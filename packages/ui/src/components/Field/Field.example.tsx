import { Field } from '@rentsafe/ui/Field';

/** A control of your own with the label, hint and error of the others. */
export function CollectionDay() {
  return (
    <Field label="Collection day" name="collection_day" hint="From 1 to 28." required>
      {(control) => <input {...control} name="collection_day" type="range" min={1} max={28} />}
    </Field>
  );
}
