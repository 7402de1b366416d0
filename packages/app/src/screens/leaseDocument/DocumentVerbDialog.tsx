import type { LeaseDocument } from '@rentsafe/domain/document';
import { documentQuery, showDocumentChange } from '../../api/documents';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type DocumentDialogProps = StepDialogProps<LeaseDocument>;

export const DocumentVerbDialog = stepDialog(documentQuery, showDocumentChange);
