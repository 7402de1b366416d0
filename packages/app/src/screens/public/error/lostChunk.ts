import { LateCodeError } from '../../../calls/withTimeout';

/** What browsers say of a module that could not be fetched. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|module script/i;

/** True when a part of the program is no longer on the server, as after a deployment, or could not be fetched. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof LateCodeError || (error instanceof Error && messages.test(error.message));
}
