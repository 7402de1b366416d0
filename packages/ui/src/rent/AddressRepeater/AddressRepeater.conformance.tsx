import type { Samples } from '../../testing/conformance';
import { AddressRepeater } from './AddressRepeater';

export default {
  AddressRepeater: (props) => (
    <AddressRepeater loadPlaces={() => Promise.resolve([])} initialRows={1} {...props} />
  ),
} satisfies Samples;
