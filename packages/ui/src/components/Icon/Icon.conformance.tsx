import { House } from 'lucide-react';
import type { Samples } from '../../testing/conformance';
import { Icon } from './Icon';

export default { Icon: (props) => <Icon icon={House} label="Home" {...props} /> } satisfies Samples;
