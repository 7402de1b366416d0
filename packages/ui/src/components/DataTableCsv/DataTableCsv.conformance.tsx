import type { Samples } from '../../testing/conformance';
import { CsvButton } from './CsvButton';

export default {
  CsvButton: {
    render: (props) => <CsvButton name="Individuals" columns={[]} rows={[]} {...props} />,
    notShown: ['Individuals'],
  },
} satisfies Samples;
