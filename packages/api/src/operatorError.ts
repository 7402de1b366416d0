/** Stops the server or a command. The message is one line for the operator. */
export class OperatorError extends Error {}
