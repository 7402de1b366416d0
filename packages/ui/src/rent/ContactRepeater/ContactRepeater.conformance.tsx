import type { Samples } from '../../testing/conformance';
import { ContactRepeater } from './ContactRepeater';

export default {
  ContactRepeater: (props) => (
    <ContactRepeater searchIndividuals={() => Promise.resolve([])} initialRows={1} {...props} />
  ),
} satisfies Samples;
