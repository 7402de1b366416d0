import type { Samples } from '../../testing/conformance';
import { MaskedValue } from './MaskedValue';

export default {
  MaskedValue: (props) => (
    <MaskedValue
      label="ID Number"
      owner="Tendai Moyo"
      revealed={false}
      onRevealedChange={() => {}}
      {...props}
    >
      {() => '631234567K63'}
    </MaskedValue>
  ),
} satisfies Samples;
