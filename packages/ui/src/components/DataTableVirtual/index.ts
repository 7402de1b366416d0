export { virtualRows } from './virtual';
