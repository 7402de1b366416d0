import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { OperatorError } from './operatorError.ts';

/** The root of the project, whether this runs from packages/api/src or from packages/api/dist. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export interface Config {
  port: number;
  host: string;
  /** Whether only this machine reaches it: the host is a loopback address. */
  isLocal: boolean;
  /** Folder of the embedded database. */
  dataDir: string;
  /** Folder of the backups that the server makes each day; null: it makes none. */
  backupDir: string | null;
  /** How many of them are kept; 0: none is made, nor a copy before an upgrade. */
  backupsKept: number;
  /** Connection string of PostgreSQL; null means the embedded database. */
  databaseUrl: string | null;
  /** Connection string of a replica of it; null: there is none. */
  databaseReplicaUrl: string | null;
  /** How far behind the replica may be to be read from, in milliseconds. */
  databaseReplicaLagMs: number;
  /** Whether PostgreSQL keeps the plans of what is asked for often. */
  databasePrepare: boolean;
  /** Bucket that keeps the bytes of files; null: the database does. */
  objectStoreUrl: string | null;
  /** The first Admin, made on the first start. */
  adminEmail: string;
  adminPassword: string | null;
  /** Signs access tokens; null: one is generated once and stored in the database. */
  jwtSecret: string | null;
  /** Whether Admins need a second factor. */
  adminFactor: boolean;
  /** An approval needs a second factor that was given so many minutes ago at most; null: it needs none. */
  approvalFactorMinutes: number | null;
  /** Lifetime of an access token. */
  accessTokenSeconds: number;
  /** The proxies whose X-Forwarded-For is trusted: none, all, a number of hops, or a list of addresses. */
  trustProxy: boolean | number | string;
  /** Address of this server as its users see it; null, on a loopback address only: where it listens. */
  publicUrl: string | null;
  /** Where the served app finds the API; '' is this server. */
  apiBaseUrl: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Folder of the built app. */
  appDir: string;
  /** Whether a new database gets sample individuals, companies and users. */
  sampleData: boolean;
  /** Of the users of the sample client; null: one is generated. */
  samplePassword: string | null;
  /** How many months of rent the sample records have, up to the present one. */
  sampleMonths: number;
  logLevel: (typeof logLevels)[number];
  /** The mail server; null: emails are kept as files in `dataDir`. */
  smtpUrl: string | null;
  /** Of whom emails are. */
  mailFrom: string;
  /** The service that sends text messages; null: none are sent. */
  sms: { url: string; secret: string } | null;
  /** The OpenID Connect provider that users may sign in with; null: with their password alone. */
  signInProvider: SignInProviderConfig | null;
  /** Whether this process runs the jobs: what is done by the clock. */
  jobs: boolean;
  /** Whether JOBS=on says that a database that was restored or copied sends what waits in it. */
  sendsHeld: boolean;
}

export interface SignInProviderConfig {
  /** What the button on the sign-in page calls it. */
  name: string;
  issuer: string;
  clientId: string;
  /** Null for a public client, which PKCE alone protects. */
  clientSecret: string | null;
}

export class ConfigError extends OperatorError {}

/** An environment variable: what it is expected to be, in the words of the error and of docs/operations.md, and how it is read. */
const setting = <S extends z.ZodMiniType>(expected: string, schema: S) => {
  const optional = z.optional(schema);
  z.globalRegistry.add(optional, { description: expected });
  return optional;
};

const text = (pattern: RegExp) => z.string().check(z.regex(pattern));

const wholeNumber = (from: number, to: number) =>
  setting(
    `a whole number from ${from} to ${to}`,
    z.pipe(text(/^\d+$/), z.pipe(z.transform(Number), z.int().check(z.gte(from), z.lte(to)))),
  );

const folder = z.pipe(
  z.string().check(z.refine((value) => !value.includes('\0'))),
  z.transform((value) => path.resolve(root, value)),
);

const address = (protocol: RegExp, isRight: (url: URL) => boolean = () => true) =>
  z.string().check(
    z.refine((value) => {
      if (!URL.canParse(value)) return false;
      const url = new URL(value);
      return protocol.test(url.protocol) && isRight(url);
    }),
  );

const origin = z.pipe(
  address(/^https?:$/, ({ pathname, search }) => pathname === '/' && search === ''),
  z.transform((value) => new URL(value).origin),
);

const isBucket = ({ username, password, pathname }: URL) =>
  username !== '' && password !== '' && /^\/[^/]/.test(pathname);

const password = setting('a password of at most 1024 characters', text(/\S/).check(z.maxLength(1024)));

const trueOrFalse = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], case: 'sensitive' });

const onOrOff = z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' });

const mailbox = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => {
      const [, name = '', address = value] = /^([^<>\r\n"]{1,100}?)\s*<([^<>]+)>$/.exec(value.trim()) ?? [];
      return { name, address };
    }),
  ),
  z.pipe(
    z.object({ name: z.string(), address: z.email() }),
    z.transform(({ name, address }) => (name ? `${name} <${address}>` : address)),
  ),
);

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const variables = z.object({
  PORT: wholeNumber(0, 65_535),
  HOST: setting('an IP address or a host name, such as 127.0.0.1', text(/^[\w.:-]+$/)),
  DATA_DIR: setting('the path of a folder', folder),
  BACKUP_DIR: setting('the path of a folder', folder),
  BACKUPS_KEPT: wholeNumber(0, 365),
  DATABASE_URL: setting('postgres://user:password@host:5432/database', address(/^postgres(ql)?:$/)),
  DATABASE_REPLICA_URL: setting('postgres://user:password@host:5432/database', address(/^postgres(ql)?:$/)),
  DATABASE_REPLICA_LAG_SECONDS: wholeNumber(1, 300),
  DATABASE_PREPARE: setting('on or off', onOrOff),
  OBJECT_STORE_URL: setting(
    'https://KEY:SECRET@host/bucket, the address of an S3 bucket, with ?region= where it is not us-east-1',
    address(/^https?:$/, isBucket),
  ),
  ADMIN_EMAIL: setting('an email address', z.email()),
  ADMIN_PASSWORD: password,
  JWT_SECRET: setting('at least 32 characters', z.string().check(z.minLength(32))),
  ACCESS_TOKEN_SECONDS: wholeNumber(1, 300),
  ADMIN_FACTOR: setting('on or off', onOrOff),
  APPROVAL_FACTOR_MINUTES: wholeNumber(1, 720),
  TRUST_PROXY: setting(
    'true, false, a number of proxies, or a list of their addresses',
    z.union([z.pipe(text(/^\d{1,2}$/), z.transform(Number)), trueOrFalse, text(/^[\da-fA-F.:/, ]+$/)]),
  ),
  PUBLIC_URL: setting('an http or https origin, such as https://rentsafe.example', origin),
  API_BASE_URL: setting('an http or https origin, such as https://api.rentsafe.example', origin),
  CORS_ORIGINS: setting(
    'a comma-separated list of http or https origins',
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.split(',').map((part) => part.trim())),
      ),
      z.array(origin),
    ),
  ),
  APP_DIR: setting('the path of a folder', folder),
  SAMPLE_DATA: setting('true or false', trueOrFalse),
  SAMPLE_PASSWORD: password,
  SAMPLE_MONTHS: wholeNumber(1, 36),
  SMTP_URL: setting(
    'smtp://user:password@host:587, or smtps:// with port 465',
    address(/^smtps?:$/, ({ host }) => host !== ''),
  ),
  MAIL_FROM: setting('an email address, such as Kopje Estates <rent@kopje.example>', mailbox),
  SMS_WEBHOOK_URL: setting('the http or https address of the text message service', address(/^https?:$/)),
  SMS_WEBHOOK_SECRET: setting('at least 16 characters', z.string().check(z.minLength(16))),
  OIDC_ISSUER: setting(
    'the https address of an OpenID Connect provider, as its metadata gives it',
    address(/^https?:$/, ({ protocol, hostname }) => protocol === 'https:' || loopback.test(hostname)),
  ),
  OIDC_CLIENT_ID: setting('the id that the provider knows this server by', text(/^[\x20-\x7e]{1,255}$/)),
  OIDC_CLIENT_SECRET: setting('at least 16 characters', z.string().check(z.minLength(16))),
  OIDC_NAME: setting('a name of at most 40 characters', text(/^\S.{0,39}$/)),
  JOBS: setting('on or off', onOrOff),
  LOG_LEVEL: setting(`one of ${logLevels.join(', ')}`, z.enum(logLevels)),
});

/** Every variable with its expected form. */
export const settings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variables.shape).map(([name, schema]) => [
    name,
    z.globalRegistry.get(schema)?.description ?? '',
  ]),
);

function parse(env: Readonly<Record<string, string | undefined>>): z.output<typeof variables> {
  const found = variables.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (found.success) return found.data;
  const name = String(found.error.issues[0]?.path[0]);
  throw new ConfigError(`${name} is not valid: set it to ${settings[name]}.`);
}

/**
 * Reads and checks the environment; an empty variable counts as unset.
 *
 * @throws ConfigError naming the first wrong variable and its expected form, never its value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const {
    HOST: host = '127.0.0.1',
    ADMIN_EMAIL: adminEmail = 'admin@rentsafe.example',
    ...found
  } = parse(env);
  const isLocal = loopback.test(host);
  const { PUBLIC_URL, SMTP_URL, SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID } = found;
  if (!isLocal && !PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL is required where HOST is not a loopback address: the address that users open, such as https://rentsafe.example.',
    );
  }
  if (found.DATABASE_REPLICA_URL && !found.DATABASE_URL) {
    throw new ConfigError(
      'DATABASE_URL is required with DATABASE_REPLICA_URL: the database that the other one is a replica of.',
    );
  }
  if (SMTP_URL && !PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL is required with SMTP_URL: links in emails start with it, such as https://rentsafe.example.',
    );
  }
  if (SMS_WEBHOOK_URL && !SMS_WEBHOOK_SECRET) {
    throw new ConfigError(
      'SMS_WEBHOOK_SECRET is required with SMS_WEBHOOK_URL: it signs what is sent to the service, and what it answers.',
    );
  }
  const dataDir = found.DATA_DIR ?? path.join(root, '.data');
  if (OIDC_ISSUER && !OIDC_CLIENT_ID) {
    throw new ConfigError(
      'OIDC_CLIENT_ID is required with OIDC_ISSUER: the id that the provider knows this server by.',
    );
  }
  return {
    port: found.PORT ?? 4000,
    host,
    isLocal,
    dataDir,
    backupDir: found.BACKUP_DIR ?? (found.DATABASE_URL ? null : path.join(dataDir, 'backups')),
    backupsKept: found.BACKUPS_KEPT ?? 7,
    databaseUrl: found.DATABASE_URL ?? null,
    databaseReplicaUrl: found.DATABASE_REPLICA_URL ?? null,
    databaseReplicaLagMs: (found.DATABASE_REPLICA_LAG_SECONDS ?? 5) * 1000,
    databasePrepare: found.DATABASE_PREPARE ?? true,
    objectStoreUrl: found.OBJECT_STORE_URL ?? null,
    adminEmail,
    adminPassword: found.ADMIN_PASSWORD ?? null,
    jwtSecret: found.JWT_SECRET ?? null,
    adminFactor: found.ADMIN_FACTOR ?? false,
    approvalFactorMinutes: found.APPROVAL_FACTOR_MINUTES ?? null,
    accessTokenSeconds: found.ACCESS_TOKEN_SECONDS ?? 300,
    trustProxy: found.TRUST_PROXY ?? false,
    publicUrl: PUBLIC_URL ?? null,
    apiBaseUrl: found.API_BASE_URL ?? '',
    corsOrigins: found.CORS_ORIGINS ?? [],
    appDir: found.APP_DIR ?? path.join(root, 'packages/app/dist'),
    sampleData: found.SAMPLE_DATA ?? isLocal,
    samplePassword: found.SAMPLE_PASSWORD ?? null,
    sampleMonths: found.SAMPLE_MONTHS ?? 36,
    logLevel: found.LOG_LEVEL ?? 'info',
    smtpUrl: SMTP_URL ?? null,
    mailFrom: found.MAIL_FROM ?? `RentSafe <${adminEmail}>`,
    sms: SMS_WEBHOOK_URL && SMS_WEBHOOK_SECRET ? { url: SMS_WEBHOOK_URL, secret: SMS_WEBHOOK_SECRET } : null,
    signInProvider:
      OIDC_ISSUER && OIDC_CLIENT_ID
        ? {
            name: found.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: found.OIDC_CLIENT_SECRET ?? null,
          }
        : null,
    jobs: found.JOBS ?? true,
    sendsHeld: found.JOBS ?? false,
  };
}
