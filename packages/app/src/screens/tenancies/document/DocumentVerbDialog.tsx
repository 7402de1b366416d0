import type { LeaseDocument } from '@rentsafe/domain/document';
import { documentQuery, showDocumentChange } from '../../../calls/documents';
import type { StepDialogProps } from '../../../record/VerbActions';
import { VerbForm, type VerbFormOf } from '../../../record/VerbForm';

export type DocumentDialogProps = StepDialogProps<LeaseDocument>;

export const DocumentVerbDialog = <Body,>(props: VerbFormOf<LeaseDocument, Body>) => (
  <VerbForm {...props} queryOf={documentQuery} show={showDocumentChange} />
);
