import type { Contractor } from '@rentsafe/domain/contractor';

type Numbers = Pick<Contractor, 'email' | 'mobile' | 'telephone' | 'contact'>;

/** Where a contractor is written to: by email, and by text message. */
export const reachedAt = ({ email, mobile, telephone, contact }: Numbers) => ({
  email: email ?? contact?.email ?? null,
  sms: mobile ?? contact?.mobile ?? telephone,
});
