import path from 'node:path';
import { OperatorError } from '../operatorError.ts';

/** The path that the command is given; where it is given none, the error is how the command is called. */
export function fileArgument(usage: string): string {
  const [, , name] = process.argv;
  if (!name) throw new OperatorError(usage);
  // Package managers start scripts in the package's folder.
  return path.resolve(process.env.INIT_CWD ?? '', name);
}
