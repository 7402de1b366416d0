import '@rentsafe/ui/base.css';

export { mount } from './tanstack.tsx';

import '../interFont.css';
