import type { DocumentKind, DocumentState } from '@rentsafe/domain/document';
import type { StateTexts } from '../../../../text/StateBadge';

export const documentKindTexts: Readonly<Record<DocumentKind, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
};

export const documentStateTexts: StateTexts<DocumentState> = {
  issued: { label: 'Issued', tone: 'info' },
  signed: { label: 'Signed', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};
