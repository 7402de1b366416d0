import type { Samples } from '../../testing/conformance';
import { Breadcrumbs } from './Breadcrumbs';

export default {
  Breadcrumbs: {
    render: (props) => (
      <Breadcrumbs items={[{ label: 'Tenants', href: '/tenants' }, { label: 'Leases' }]} {...props} />
    ),
    parts: ['list', 'step'],
  },
} satisfies Samples;
