import type { LeaseDocument } from '@rentsafe/domain/document';
import { documentQuery, showDocumentChange } from '../../../calls/documents';
import type { StepDialogProps } from '../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../record/StepForm';

export type DocumentDialogProps = StepDialogProps<LeaseDocument>;

export const DocumentVerbDialog = <Body,>(props: StepFormOf<LeaseDocument, Body>) => (
  <StepForm {...props} queryOf={documentQuery} show={showDocumentChange} />
);
