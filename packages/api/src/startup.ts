import type { Config } from './config.ts';
import { driverError } from './db/errors.ts';
import { OperatorError } from './operatorError.ts';

/** One line that explains why the server does not start. */
export function startupProblem(
  error: unknown,
  config?: Pick<Config, 'databaseUrl' | 'port' | 'host'>,
): string {
  if (error instanceof OperatorError) return error.message;
  const inner = driverError(error);
  const { code, message } = inner as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} of ${config?.host} is already in use. Set PORT to another port.`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `Cannot use ${config?.host}:${config?.port}: ${message}`;
  if (config?.databaseUrl) return `The database at DATABASE_URL cannot be used: ${code ?? ''} ${message}`;
  return `Cannot start: ${message ?? String(error)}`;
}
