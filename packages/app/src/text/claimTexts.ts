import type { ClaimNotice, ClaimState, LeaseClaim } from '@rentsafe/domain/claim';
import type { StateTexts } from './StateBadge';

export const claimStateTexts: StateTexts<ClaimState> = {
  draft: { label: 'Draft', tone: 'neutral' },
  noticed: { label: 'Notice given', tone: 'warning' },
  listed: { label: 'Listed', tone: 'danger' },
  settled: { label: 'Settled', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

export const claimTypeTexts: Readonly<Record<LeaseClaim['type'], string>> = {
  rent: 'Rent',
  damage: 'Damage',
  other: 'Other',
};

export const noticeWayTexts: Readonly<Record<ClaimNotice['by'], string>> = {
  email: 'Email',
  post: 'Post',
  hand: 'By hand',
  whatsapp: 'WhatsApp',
};
