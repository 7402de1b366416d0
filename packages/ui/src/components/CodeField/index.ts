export { CodeField, type CodeFieldProps, type CodeProblem } from './CodeField';
