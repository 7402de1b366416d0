/** How long a toast shows in the app, in milliseconds; one whose action can be reached elsewhere too. */
export const TOAST_DURATION = 10_000;
