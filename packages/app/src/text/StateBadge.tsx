import { Badge, type Tone } from '@rentsafe/ui/Badge';

interface StateText {
  label: string;
  tone: Tone;
}

/** What the states of a record are called. */
export type StateTexts<State extends string> = Readonly<Record<State, StateText>>;

/** The state of a record: `<StateBadge {...leaseStateTexts[state]} />` */
export const StateBadge = ({ label, tone }: StateText) => <Badge tone={tone}>{label}</Badge>;
