import type { Samples } from '../../testing/conformance';
import { Accordion } from './Accordion';

export default {
  Accordion: (props) => (
    <Accordion {...props} items={[{ value: 'past', label: 'Past accounts', content: 'None' }]} />
  ),
} satisfies Samples;
