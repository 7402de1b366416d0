export { mount } from '../ours.tsx';

import '../systemFont.css';
