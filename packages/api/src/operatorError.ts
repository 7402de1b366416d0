/** Stops the server or a command. The message is one line for whoever started it. */
export class OperatorError extends Error {}
