export { type ExpandableOptions, expandable } from './expandable';
