import type { Samples } from '../../testing/conformance';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'overview', label: 'Overview', content: 'Low Risk' },
  { value: 'company', label: 'Company Payment Status', content: 'No data', href: '?tab=company' },
];

export default {
  Tabs: {
    render: (props) => <Tabs label="Payment status" tabs={tabs} value="overview" {...props} />,
    notShown: ['No data'],
    parts: ['list', 'tab', 'panel'],
  },
} satisfies Samples;
