const labels = new Map(
  Object.entries({
    private_limited: 'Private limited company',
    public_limited: 'Public limited company',
    limited_by_guarantee: 'Company limited by guarantee',
    co_operative: 'Co-operative company',
    foreign: 'Foreign company',
    private_business_corporation: 'Private business corporation',
    partnership: 'Partnership',
    sole_trader: 'Sole trader',
    trust: 'Trust',
    non_profit: 'Non-profit organisation',
    parastatal: 'Parastatal',
    other: 'Other',
    trading: 'Trading',
    dormant: 'Dormant',
    closed: 'Closed',
  }),
);

/** The label of a legal status or trading status; an unknown value is shown as it is. */
export function companyLabel(value: string | null | undefined): string {
  return value ? (labels.get(value) ?? value) : '';
}
