import type { Samples } from '../../testing/conformance';
import { Field } from './Field';

export default {
  Field: (props) => (
    <Field {...props} label="Branch Name">
      {(control) => <input {...control} />}
    </Field>
  ),
} satisfies Samples;
