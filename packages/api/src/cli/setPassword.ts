import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { passwordProblem } from '@rentsafe/domain/password';
import { issueText } from '../http/issueText.ts';
import { OperatorError } from '../operatorError.ts';
import { replacePassword } from '../seed/accounts.ts';
import { runCommand } from './runCommand.ts';

const usage =
  'Usage: npm run set-password -- <email>   (the password is read from standard input, or generated)';

async function readLogin() {
  const email = process.argv[2]?.trim();
  if (!email) throw new OperatorError(usage);
  const typed = process.stdin.isTTY ? '' : (await text(process.stdin)).trim();
  const password = typed || randomBytes(12).toString('base64url');
  const problem = passwordProblem(password, email);
  if (problem) throw new OperatorError(issueText(problem));
  return { email, typed, password };
}

// Sets a user's password and ends their sessions; the server must not be running on the same data folder.
await runCommand(readLogin, async (database, { email, typed, password }) => {
  if (!(await replacePassword(database.db, email, password, new Date()))) {
    throw new OperatorError('No user has this email address.');
  }
  console.log(typed ? 'The password is set.' : `The new password is ${password}`);
});
