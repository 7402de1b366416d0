import type { Samples } from '../../testing/conformance';
import { DescriptionList } from './DescriptionList';

export default {
  DescriptionList: (props) => (
    <DescriptionList items={[{ term: 'Registered Name', description: 'Mutapa Holdings' }]} {...props} />
  ),
} satisfies Samples;
