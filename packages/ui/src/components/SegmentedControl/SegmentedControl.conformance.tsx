import type { Samples } from '../../testing/conformance';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board', disabledReason: 'Only for open jobs.' },
];

export default {
  SegmentedControl: {
    render: (props) => <SegmentedControl {...props} label="View" options={options} />,
    parts: ['track', 'segment', 'reason'],
  },
} satisfies Samples;
