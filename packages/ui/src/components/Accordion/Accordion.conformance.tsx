import type { Samples } from '../../testing/conformance';
import { Accordion } from './Accordion';

export default {
  Accordion: {
    render: (props) => (
      <Accordion {...props} items={[{ value: 'past', label: 'Past accounts', content: 'None' }]} />
    ),
    parts: ['item', 'button', 'panel'],
  },
} satisfies Samples;
