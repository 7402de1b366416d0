import type { Samples } from '../../testing/conformance';
import { Repeater } from './Repeater';

export default {
  Repeater: {
    // There is no row to remove yet.
    notShown: ['Remove Guarantor'],
    render: (props) => (
      <Repeater
        label="Guarantors"
        rowLabel={(number) => `Guarantor ${number}`}
        addLabel="Add Guarantor"
        removeLabel="Remove Guarantor"
        {...props}
      >
        {({ name }) => <input name={name('surname')} />}
      </Repeater>
    ),
  },
} satisfies Samples;
