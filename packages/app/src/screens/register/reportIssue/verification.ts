import { type ReportIssue, verificationCode } from '@rentsafe/domain/reportIssue';

/** How whoever holds a report verifies it: the address and the code as they are printed, 'a1b2 c3d4 …', and a link with both. */
export function verificationOf({ number, sha256 }: Pick<ReportIssue, 'number' | 'sha256'>) {
  const code = verificationCode(sha256);
  const { origin, host } = window.location;
  return {
    site: `${host}/verify/`,
    code: code.replace(/(.{4})(?=.)/g, '$1 '),
    href: `${origin}/verify/${number}#${code}`,
  };
}
