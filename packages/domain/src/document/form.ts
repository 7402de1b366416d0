import {
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
  rowSuffixes,
} from '../form/index.ts';
import {
  type DocumentIssue,
  type DocumentSigning,
  type DocumentTemplateInput,
  documentIssue,
  documentSigning,
  documentTemplateInput,
} from './schema.ts';

/** The form of a template: name, kind, and of each clause clause_title and clause_body, with _2 and so on from the second; is_sample. */
export const documentTemplateForm: FormParser<DocumentTemplateInput> = formParser({
  schema: documentTemplateInput,
  read: (fields) => ({
    name: fieldText(fields, 'name'),
    kind: fieldText(fields, 'kind'),
    clauses: rowSuffixes(fields, 'clause_title').map((suffix) => ({
      title: fieldText(fields, `clause_title${suffix}`),
      body: fieldText(fields, `clause_body${suffix}`),
    })),
    ...(isChecked(fieldText(fields, 'is_sample')) && { is_sample: true }),
  }),
  controlOf: (fields, [field, row, name]) =>
    field === 'clauses' && row && name
      ? `clause_${name}${rowSuffixes(fields, 'clause_title')[Number(row)] ?? ''}`
      : undefined,
});

/** The form that issues a document: template. */
export const documentIssueForm: FormParser<DocumentIssue> = formParser({
  schema: documentIssue,
  read: (fields) => ({ template: integerOrUndefined(fieldText(fields, 'template')) }),
});

/** The form that signs a document: on, and file where the scan is attached already. */
export const documentSigningForm: FormParser<DocumentSigning> = formParser({
  schema: documentSigning,
  read: (fields) => ({ on: fieldText(fields, 'on'), file: integerOrUndefined(fieldText(fields, 'file')) }),
});
