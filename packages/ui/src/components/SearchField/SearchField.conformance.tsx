import type { Samples } from '../../testing/conformance';
import { SearchField } from './SearchField';

export default {
  SearchField: {
    control: true,
    render: (props) => <SearchField {...props} label="Search by name or ID..." />,
  },
} satisfies Samples;
