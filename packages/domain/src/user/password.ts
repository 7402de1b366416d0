export const MIN_PASSWORD_LENGTH = 12;

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

/** True when the password has at least 12 characters; what looks like one character counts as one. */
export function isLongPassword(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

/** `p@ssw0rd` as `password`; other digits and signs are left out. */
const spelledOut = (lower: string) =>
  lower
    .replace(/0/g, 'o')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[@4]/g, 'a')
    .replace(/[$5]/g, 's')
    .replace(/[^a-z]/g, '');

/** True for what is guessed first: well-known words, also with digits and signs, repetitions, sequences, digits alone. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^a-z]/g, '');
  const isRepeated = /^(.{1,8})\1+.{0,3}$/u.test(lower);
  const steps = [...lower].map((character, at, all) =>
    at === 0 ? 1 : (character.codePointAt(0) ?? 0) - (all[at - 1]?.codePointAt(0) ?? 0),
  );
  const isCounting =
    steps.slice(1).every((step) => step === 1 || step === -9) || steps.slice(1).every((s) => s === -1);
  const unleeted = spelledOut(lower);
  const bare = spelledOut(lower.replace(/[\d\W_]+$/, ''));
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
  if (!isLongPassword(password)) {
    return `This password is too short. It must contain at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  const lower = password.trim().toLowerCase();
  const account = email.toLowerCase();
  if (lower === account || lower === account.split('@')[0])
    return 'The password is too similar to the e-mail address.';
  if (isCommonPassword(password)) return 'This password is too common.';
  return null;
}
