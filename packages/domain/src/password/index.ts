// The rules of a new password; large lists, so import it lazily.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Issue } from '../errors/index.ts';
import { isLongPassword, MIN_PASSWORD_LENGTH } from '../user/passwordLength.ts';

/** What is guessed first here, beside the passwords that are common everywhere. */
const local = [
  ...['rentsafe', 'zimbabwe', 'harare', 'bulawayo', 'mutare', 'gweru', 'masvingo', 'chitungwiza', 'kwekwe'],
  ...['kadoma', 'chinhoyi', 'marondera', 'norton', 'chegutu', 'victoriafalls', 'hwange', 'kariba'],
  ...['jesuschrist', 'jesusislord', 'administrator'],
];

/** As many guesses as 30 bits; a server that compares slowly keeps the rest. */
const MIN_GUESSES_LOG10 = 9;

/** Beyond that a password is long enough; the time it takes grows with the length. */
const MOST_EXAMINED = 64;

let estimator: ZxcvbnFactory | undefined;

function guessesLog10(password: string, known: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local },
    graphs: adjacencyGraphs,
    maxLength: MOST_EXAMINED,
  });
  return estimator.check(password, [...known]).guessesLog10;
}

const partsOf = (email: string) => (email === '' ? [] : [email, ...email.split(/[@.]/)]);

/** True for what is guessed first: common passwords and names, also with digits and signs, repetitions, sequences, keyboard rows. */
export function isCommonPassword(password: string, email = ''): boolean {
  return guessesLog10(password, partsOf(email)) < MIN_GUESSES_LOG10;
}

/** What is wrong with a new password, or null: at least 12 characters, not a common one, not the email address. */
export function passwordProblem(password: string, email: string): Pick<Issue, 'code' | 'params'> | null {
  if (!isLongPassword(password)) return { code: 'short_password', params: { min: MIN_PASSWORD_LENGTH } };
  const lower = password.trim().toLowerCase();
  const account = email.toLowerCase();
  if (lower === account || lower === account.split('@')[0]) {
    return { code: 'password_is_email', params: {} };
  }
  if (isCommonPassword(password, account)) return { code: 'common_password', params: {} };
  return null;
}
