// Issues of a payload by code, server errors by field, any error as text.
export { type IssueCode, type IssueParams, issue } from './codes.ts';
export { type FieldError, readServerErrors, type ServerErrors, serverErrorText } from './fields.ts';
export { type Issue, issueList } from './issues.ts';
export { errorToText } from './text.ts';
