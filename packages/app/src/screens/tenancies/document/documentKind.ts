import { documentSteps } from '@rentsafe/domain/document';
import { documentQuery, showDocumentChange } from '../../../calls/documents';
import type { StepKind } from '../../../record/stepKind';

export const documentKind: StepKind<typeof documentSteps> = {
  steps: documentSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ id }) => documentQuery(id).queryKey,
  show: showDocumentChange,
  looks: {
    sign: { label: 'Sign…', dialog: async () => (await import('./SignDialog')).SignDialog },
    withdraw: {
      isQuiet: true,
      about: () => ({
        description: 'The document stays readable, marked as withdrawn. This cannot be undone.',
      }),
    },
  },
};
