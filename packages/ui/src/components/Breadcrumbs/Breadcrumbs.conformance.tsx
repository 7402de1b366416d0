import type { Samples } from '../../testing/conformance';
import { Breadcrumbs } from './Breadcrumbs';

export default {
  Breadcrumbs: (props) => <Breadcrumbs items={[{ label: 'Tenants' }, { label: 'Leases' }]} {...props} />,
} satisfies Samples;
