import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { passwordProblem } from '@rentsafe/domain/password';
import { issueText } from '../http/issueText.ts';
import { OperatorError } from '../operatorError.ts';
import { replacePassword } from '../seed/accounts.ts';
import { runCommand } from './runCommand.ts';

const usage =
  'Usage: npm run set-password -- <email> [--remove-factors]   (the password is read from standard input, or generated)';
const REMOVE = '--remove-factors';

async function readLogin() {
  const words = process.argv.slice(2).map((word) => word.trim());
  const removesFactors = words.includes(REMOVE);
  const [email, ...rest] = words.filter((word) => word !== REMOVE);
  if (!email || rest.length > 0) throw new OperatorError(usage);
  const typed = process.stdin.isTTY ? '' : (await text(process.stdin)).trim();
  const password = typed || randomBytes(12).toString('base64url');
  const problem = passwordProblem(password, email);
  if (problem) throw new OperatorError(issueText(problem));
  return { email, typed, password, removesFactors };
}

// Sets a user's password and ends their sessions, and removes their second factors where that is asked; the server must not be running on the same data folder.
await runCommand(readLogin, async (database, { email, typed, password, removesFactors }) => {
  if (!(await replacePassword(database.db, email, password, new Date(), removesFactors))) {
    throw new OperatorError('No user has this email address.');
  }
  if (removesFactors) console.log('The second factors are removed.');
  console.log(typed ? 'The password is set.' : `The new password is ${password}`);
});
