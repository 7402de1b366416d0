export { RecordPage } from './RecordPage';
export type { RecordPaper } from './RecordPaper';
export {
  type RecordStep,
  type RecordStepDialogProps,
  RecordSteps,
  type RecordStepsProps,
} from './RecordSteps';
export { RecordTabs, type RecordTabsProps } from './RecordTabs';
export type { NeighbourRecord, RecordPageProps, RecordStatus } from './recordPageProps';
