/** Why a unit cannot be let: another lease has it for some of the days. */
export const letText = ({ from_on, to_on }: { from_on: string; to_on: string | null }): string =>
  `This unit is let from ${from_on}${to_on ? ` to ${to_on}` : ''}.`;
