export { Checklist, type ChecklistItem, type ChecklistProps } from './Checklist';
