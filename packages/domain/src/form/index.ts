// Forms: Standard Schemas that parse `FormData`.
export * from './fields.ts';
export {
  type FormDefinition,
  type FormIssue,
  type FormParser,
  type FormResult,
  formParser,
} from './formParser.ts';
