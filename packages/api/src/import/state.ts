import { HttpError } from '../http/errors.ts';

export const wrongState = (state: string): HttpError =>
  new HttpError(409, { detail: `Not possible in state ${state}.`, state });
