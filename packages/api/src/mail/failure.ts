/** Why something was not sent, and what follows. */
export class DeliveryFailure extends Error {
  /** `later`: it was not sent, and may be tried again; `never`: it is refused; `unknown`: it may have been sent. */
  readonly outcome: 'later' | 'never' | 'unknown';

  constructor(outcome: DeliveryFailure['outcome'], message: string) {
    super(message);
    this.outcome = outcome;
  }
}
