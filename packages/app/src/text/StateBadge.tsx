import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';

interface StateText {
  label: string;
  tone: BadgeTone;
}

/** What the states of a record are called. */
export type StateTexts<State extends string> = Readonly<Record<State, StateText>>;

/** The state of a record: `<StateBadge {...leaseStateTexts[state]} />` */
export const StateBadge = ({ label, tone }: StateText) => <Badge tone={tone}>{label}</Badge>;
