export { SplitPanel, type SplitPanelProps } from './SplitPanel';
export type { SplitStorage } from './useSplit';
