import type { Samples } from '../../testing/conformance';
import { Classification, ClassificationLegend } from '.';

export default {
  Classification: (props) => <Classification {...props} rating="Low Risk" />,
  ClassificationLegend: (props) => <ClassificationLegend {...props} />,
} satisfies Samples;
