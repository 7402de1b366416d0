/** What should not be. */
export interface Finding {
  /** The same for the same fault: the check and its rule. */
  key: string;
  /** What was expected, and what was there. */
  text: string;
}

export const finding = (key: string, text: string): Finding => ({ key, text });

/** What a check found, with its key, where a condition does not hold. */
export const unless = (holds: boolean, key: string, text: () => string): Finding[] =>
  holds ? [] : [finding(key, text())];
