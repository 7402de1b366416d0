// What the forms share: a form is a Standard Schema that parses `FormData`.
export * from './fields.ts';
export {
  type FormDefinition,
  type FormIssue,
  type FormParser,
  type FormResult,
  formParser,
} from './formParser.ts';
