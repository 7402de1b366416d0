import type { Samples } from '../../testing/conformance';
import { Repeater } from './Repeater';

export default {
  Repeater: (props) => (
    <Repeater
      legend="Guarantors"
      rowLegend={(number) => `Guarantor ${number}`}
      addLabel="Add Guarantor"
      removeLabel="Remove Guarantor"
      {...props}
    >
      {({ name }) => <input name={name('surname')} />}
    </Repeater>
  ),
} satisfies Samples;
