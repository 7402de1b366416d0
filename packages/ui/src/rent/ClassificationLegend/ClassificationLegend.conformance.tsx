import type { Samples } from '../../testing/conformance';
import { Classification, ClassificationLegend } from '.';

export default {
  Classification: {
    render: (props) => <Classification {...props} rating="Low Risk" />,
    // A rating that is none of the five is not rated.
    notShown: ['Low Risk'],
  },
  ClassificationLegend: (props) => <ClassificationLegend {...props} />,
} satisfies Samples;
