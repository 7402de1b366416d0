import type { Samples } from '../../testing/conformance';
import { MatchingList } from './MatchingList';

export default {
  MatchingList: (props) => (
    <MatchingList
      {...props}
      label="Open lines"
      items={[{ id: '1', title: 'EFT CREDIT', amount: '$500.00' }]}
      suggestions={[{ id: 'a', title: 'RC-000007', reasons: ['Same amount'] }]}
      onConfirm={async () => true}
    />
  ),
} satisfies Samples;
