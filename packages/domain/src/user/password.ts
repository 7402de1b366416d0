export const MIN_PASSWORD_LENGTH = 12;

/** What people type when twelve characters are asked for; compared without case, digits at the end and signs. */
const common = new Set(
  `password passwordpassword passw0rd passw0rdpassw0rd mypassword thispassword changeme changemenow changemeplease
   letmein letmeinplease letmeinnow welcome welcomehome welcometo qwerty qwertyuiop qwertyqwerty qwertyuiopasdfgh
   asdfghjkl asdfghjklasdf zxcvbnm qazwsxedc qazwsxedcrfv administrator administrator admin adminadmin adminpassword
   superadmin rentsafe rentsaferentsafe rentsafeadmin zimbabwe zimbabwezimbabwe harare hararezimbabwe iloveyou
   iloveyousomuch football footballfootball liverpool manchesterunited sunshine princess superman batman trustno
   abcdefghijkl abcdefghijklm abcdefghijklmnop secretsecret topsecret internet computer monkey dragon master
   correcthorsebatterystaple unknown default defaultpassword temporary temporarypassword jesuschrist jesusislord
   hello test testing login guest user root access secret system server manager office company baseball basketball
   michael jordan daniel thomas jessica charlie pokemon starwars whatever freedom shadow killer mustang lovely blessed
   blessing chelsea arsenal barcelona bulawayo mutare gweru masvingo victoriafalls summer winter spring autumn january
   february march april june july august september october november december monday friday sunday asdf qwer qwert`.split(
    /\s+/,
  ),
);

/** True when the password has at least 12 characters; what looks like one character counts as one. */
export function isLongPassword(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

/** Each character the next of the alphabet, up or down, 0 after 9. */
function isCounting(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, at) => (character.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0));
  return (
    steps.length > 1 &&
    (steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1))
  );
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

/** True for what is guessed first: well-known words, also with digits and signs, repetitions, sequences, digits with hardly a letter. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^a-z]/g, '');
  const isRepeated = /^(.{1,8})\1+.{0,3}$/u.test(lower);
  const unleeted = spelledOut(lower);
  const bare = spelledOut(lower.replace(/[\d\W_]+$/, ''));
  return (
    isRepeated ||
    isCounting(lower) ||
    isCounting(letters) ||
    common.has(letters) ||
    common.has(unleeted) ||
    common.has(bare) ||
    /^[a-z]{0,3}\d+[a-z]{0,3}$/.test(lower)
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
