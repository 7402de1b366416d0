import { type Config, ConfigError } from './config.ts';
import { driverError } from './db/errors.ts';
import { FolderInUseError } from './db/folderLock.ts';
import { MigrationError } from './db/migrate.ts';

/** What a command was asked for and cannot do. */
export class CommandError extends Error {}

/** The one line that says why the server does not start. */
export function startupProblem(
  error: unknown,
  config?: Pick<Config, 'databaseUrl' | 'port' | 'host'>,
): string {
  const isPlain = [ConfigError, FolderInUseError, MigrationError, CommandError].some(
    (kind) => error instanceof kind,
  );
  if (isPlain) return (error as Error).message;
  const inner = driverError(error);
  const { code, message } = inner as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} of ${config?.host} is already in use. Set PORT to another one.`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `Cannot use ${config?.host}:${config?.port}: ${message}`;
  if (config?.databaseUrl) return `The database at DATABASE_URL cannot be used: ${code ?? ''} ${message}`;
  return `Cannot start: ${message ?? String(error)}`;
}
