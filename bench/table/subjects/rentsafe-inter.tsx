/** In Inter, as our stylesheet sets it. */
export { mount } from '../ours.tsx';
