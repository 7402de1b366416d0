import type { Samples } from '../../testing/conformance';
import { DescriptionList } from './DescriptionList';

export default {
  DescriptionList: {
    render: (props) => (
      <DescriptionList items={[{ term: 'Registered Name', description: 'Mutapa Holdings' }]} {...props} />
    ),
    parts: ['group', 'term', 'description'],
  },
} satisfies Samples;
