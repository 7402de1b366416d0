import type { Samples } from '../../testing/conformance';
import { CsvButton } from './CsvButton';

export default {
  CsvButton: (props) => <CsvButton name="Individuals" columns={[]} rows={[]} {...props} />,
} satisfies Samples;
