import type { Samples } from '../../testing/conformance';
import { Callout } from './Callout';

export default {
  Callout: {
    render: (props) => (
      <Callout {...props} title="Invalid account." actions={<button type="button">Retry</button>}>
        Check its number.
      </Callout>
    ),
    parts: ['icon', 'title', 'body', 'actions'],
  },
} satisfies Samples;
