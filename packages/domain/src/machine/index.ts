// The steps of a record from state to state, and who may take them.

/** Who may take a step, each also what those before may: a user of the record's book, an Admin of it, an Admin of the provider. */
export const stepLevels = ['user', 'admin', 'providerAdmin'] as const;
export type StepLevel = (typeof stepLevels)[number];

/** A step from one state of a record to the next. */
export interface Step<State extends string = string> {
  /** The states in which it can be taken, and who may take it there. */
  readonly from: Readonly<Partial<Record<State, StepLevel>>>;
  /** The state that follows; `derived` where it follows from amounts or from what is sent. */
  readonly to: State | 'derived';
}

/** The steps of a kind of record, by their verbs. What no step leads from is final. */
export type Machine<State extends string = string> = Readonly<Record<string, Step<State>>>;

/** The verbs of a machine. */
export type VerbOf<M extends Machine> = keyof M & string;

/** The level without which a step can be taken in no state. */
export const lowestLevel = ({ from }: Step): StepLevel | undefined =>
  stepLevels.find((level) => Object.values(from).includes(level));

/** Why a step cannot be taken: the state, or the level of who asks; undefined where it can. */
export function refusalOf({ from }: Step, state: string, level: StepLevel): 'state' | 'level' | undefined {
  const needed = from[state];
  if (needed === undefined) return 'state';
  return stepLevels.indexOf(level) < stepLevels.indexOf(needed) ? 'level' : undefined;
}

/** The verbs that are possible in a state for a level, in the order of the machine. */
export const verbsOf = <M extends Machine>(machine: M, state: string, level: StepLevel): VerbOf<M>[] =>
  Object.keys(machine).filter((verb) => {
    const step = machine[verb];
    return step !== undefined && refusalOf(step, state, level) === undefined;
  });
