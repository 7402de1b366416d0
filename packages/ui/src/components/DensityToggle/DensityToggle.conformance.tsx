import type { Samples } from '../../testing/conformance';
import { DensityToggle } from './DensityToggle';

export default {
  DensityToggle: (props) => <DensityToggle density="comfortable" onDensityChange={() => {}} {...props} />,
} satisfies Samples;
