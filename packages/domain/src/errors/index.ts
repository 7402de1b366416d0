export { type FieldError, readServerErrors, type ServerErrors, serverErrorText } from './fields.ts';
export { type ErrorTree, issueList, issueMessage, issueTree } from './issues.ts';
export { errorToText } from './text.ts';
