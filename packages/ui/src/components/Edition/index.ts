export type { Values } from '../../internal/form/changes';
export { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice';
export type { EditionConflict, EditionField, EditionFields } from './fields';
export type { Kept, Version } from './merging';
export {
  type Edition,
  type EditionSettings,
  type SaveContext,
  useEdition,
} from './useEdition';
