import type { Samples } from '../../testing/conformance';
import { Checklist } from './Checklist';

export default {
  Checklist: (props) => (
    <Checklist
      {...props}
      title="First steps"
      items={[{ id: 'bank', label: 'Add a bank account', isDone: true }]}
    />
  ),
} satisfies Samples;
