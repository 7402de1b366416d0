import '@rentsafe/ui/base.css';

/** The floor in the font that our stylesheet brings: what our table in Inter is compared with. */
export { mount } from './floor.tsx';

import '../interFont.css';
