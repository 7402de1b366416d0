export type { SegmentOption } from './Segment';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';
