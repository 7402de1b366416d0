/** The work, or its deadline in milliseconds: settles at whichever comes first. */
export function withDeadline(ms: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
}
