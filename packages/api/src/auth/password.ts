import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../http/errors.ts';

/** argon2id at 19 MiB, two passes: about 16 ms a check. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const CONCURRENT = 2;
const WAITING = 200;

/** Runs at most `CONCURRENT` tasks at once, so that a flood of sign-ins cannot take all memory and threads. */
export class PasswordQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < CONCURRENT) this.#running += 1;
    else {
      if (this.#waiting.length >= WAITING) throw unavailable();
      // Whoever finishes hands its place on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let nobody: Promise<string> | undefined;

/** Compares with the hash; where there is none, with one of nobody, so that it takes as long and is false. */
export async function checkPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
}

const MIN_LENGTH = 12;

/** What people type when twelve characters are asked for; compared without case, digits at the end and signs. */
const common = new Set(
  `password passwordpassword passw0rd passw0rdpassw0rd mypassword thispassword changeme changemenow changemeplease
   letmein letmeinplease letmeinnow welcome welcomehome welcometo qwerty qwertyuiop qwertyqwerty qwertyuiopasdfgh
   asdfghjkl asdfghjklasdf zxcvbnm qazwsxedc qazwsxedcrfv administrator administrator admin adminadmin adminpassword
   superadmin rentsafe rentsaferentsafe rentsafeadmin zimbabwe zimbabwezimbabwe harare hararezimbabwe iloveyou
   iloveyousomuch football footballfootball liverpool manchesterunited sunshine princess superman batman trustno
   abcdefghijkl abcdefghijklm abcdefghijklmnop secretsecret topsecret internet computer monkey dragon master
   correcthorsebatterystaple unknown default defaultpassword temporary temporarypassword jesuschrist jesusislord`.split(
    /\s+/,
  ),
);

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^a-z]/g, '');
  const isRepeated = /^(.{1,8})\1+.{0,3}$/u.test(lower);
  const steps = [...lower].map((character, at, all) =>
    at === 0 ? 1 : (character.codePointAt(0) ?? 0) - (all[at - 1]?.codePointAt(0) ?? 0),
  );
  const isCounting =
    steps.slice(1).every((step) => step === 1 || step === -9) || steps.slice(1).every((s) => s === -1);
  const plain = lower
    .replace(/0/g, 'o')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[@4]/g, 'a')
    .replace(/[$5]/g, 's');
  const unleeted = plain.replace(/[^a-z]/g, '');
  const bare = plain.replace(/[\d\W_]+$/, '').replace(/[^a-z]/g, '');
  return (
    isRepeated ||
    isCounting ||
    common.has(letters) ||
    common.has(unleeted) ||
    common.has(bare) ||
    (letters === '' && /^\d+$/.test(lower))
  );
}

/** Why a new password is refused, or null: at least 12 characters, not a common one, not the e-mail address. */
export function passwordProblem(password: string, email: string): string | null {
  if ([...password].length < MIN_LENGTH) {
    return `This password is too short. It must contain at least ${MIN_LENGTH} characters.`;
  }
  const lower = password.trim().toLowerCase();
  const account = email.toLowerCase();
  if (lower === account || lower === account.split('@')[0])
    return 'The password is too similar to the e-mail address.';
  if (isCommon(password)) return 'This password is too common.';
  return null;
}
