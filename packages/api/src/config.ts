import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { OperatorError } from './operatorError.ts';

/** The root of the project, whether this runs from packages/api/src or from packages/api/dist. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const folder: Read<string> = (value) => (value.includes('\0') ? undefined : path.resolve(root, value));

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export interface Config {
  port: number;
  host: string;
  /** Whether only this machine reaches it: the host is a loopback address. */
  isLocal: boolean;
  /** Folder of the embedded database. */
  dataDir: string;
  /** Connection string of PostgreSQL; null means the embedded database. */
  databaseUrl: string | null;
  /** Bucket that keeps the bytes of files; null: the database does. */
  objectStoreUrl: string | null;
  /** The first Admin, made on the first start. */
  adminEmail: string;
  adminPassword: string | null;
  /** Signs access tokens; null: one is generated once and stored in the database. */
  jwtSecret: string | null;
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
  /** Whether this process runs the jobs: what is done by the clock. */
  jobs: boolean;
  /** Whether JOBS=on says that a database that was restored or copied sends what waits in it. */
  sendsHeld: boolean;
}

export class ConfigError extends OperatorError {}

type Read<T> = (value: string) => T | undefined;

const wholeNumber = (from: number, to: number): [Read<number>, string] => [
  (value) =>
    /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to ? Number(value) : undefined,
  `a whole number from ${from} to ${to}`,
];

const origin: Read<string> = (value) => {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search ? url.origin : undefined;
};

const isBucket = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname } = new URL(value);
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && /^\/[^/]/.test(pathname);
};

const password: [Read<string>, string] = [
  (value) => (value.trim() && value.length <= 1024 ? value : undefined),
  'a password of at most 1024 characters',
];

const readers = {
  PORT: wholeNumber(0, 65_535),
  HOST: [(v) => (/^[\w.:-]+$/.test(v) ? v : undefined), 'an IP address or a host name, such as 127.0.0.1'],
  DATA_DIR: [folder, 'the path of a folder'],
  DATABASE_URL: [
    (v) => (URL.canParse(v) && /^postgres(ql)?:/.test(v) ? v : undefined),
    'postgres://user:password@host:5432/database',
  ],
  OBJECT_STORE_URL: [
    (v) => (isBucket(v) ? v : undefined),
    'https://KEY:SECRET@host/bucket, the address of an S3 bucket, with ?region= where it is not us-east-1',
  ],
  ADMIN_EMAIL: [(v) => (z.safeParse(z.email(), v).success ? v : undefined), 'an email address'],
  ADMIN_PASSWORD: password,
  JWT_SECRET: [(v) => (v.length >= 32 ? v : undefined), 'at least 32 characters'],
  ACCESS_TOKEN_SECONDS: wholeNumber(1, 300),
  TRUST_PROXY: [
    (v) =>
      /^\d{1,2}$/.test(v) ? Number(v) : (booleans[v] ?? (/^[\da-fA-F.:/, ]+$/.test(v) ? v : undefined)),
    'true, false, a number of proxies, or a list of their addresses',
  ],
  PUBLIC_URL: [origin, 'an http or https origin, such as https://rentsafe.example'],
  API_BASE_URL: [origin, 'an http or https origin, such as https://api.rentsafe.example'],
  CORS_ORIGINS: [
    (v) => {
      const origins = v.split(',').map((part) => origin(part.trim()));
      return origins.every((value) => value !== undefined) ? origins : undefined;
    },
    'a comma-separated list of http or https origins',
  ],
  APP_DIR: [folder, 'the path of a folder'],
  SAMPLE_DATA: [(v) => booleans[v], 'true or false'],
  SAMPLE_PASSWORD: password,
  SAMPLE_MONTHS: wholeNumber(1, 36),
  SMTP_URL: [
    (v) => (URL.canParse(v) && /^smtps?:\/\/./.test(v) ? v : undefined),
    'smtp://user:password@host:587, or smtps:// with port 465',
  ],
  MAIL_FROM: [
    (v) => {
      const [, name = '', address = v] = /^([^<>\r\n"]{1,100}?)\s*<([^<>]+)>$/.exec(v.trim()) ?? [];
      if (!z.safeParse(z.email(), address).success) return undefined;
      return name ? `${name} <${address}>` : address;
    },
    'an email address, such as Kopje Estates <rent@kopje.example>',
  ],
  SMS_WEBHOOK_URL: [
    (v) => (URL.canParse(v) && /^https?:\/\/./.test(v) ? v : undefined),
    'the http or https address of the text message service',
  ],
  SMS_WEBHOOK_SECRET: [(v) => (v.length >= 16 ? v : undefined), 'at least 16 characters'],
  JOBS: [(v) => ({ on: true, off: false })[v], 'on or off'],
  LOG_LEVEL: [(v) => logLevels.find((level) => level === v), `one of ${logLevels.join(', ')}`],
} satisfies Record<string, [Read<unknown>, string]>;

/** Every variable with its expected form. */
export const settings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(readers).map(([name, [, expected]]) => [name, expected]),
);

const booleans: Partial<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Reads and checks the environment; an empty variable counts as unset.
 *
 * @throws ConfigError naming the first wrong variable and its expected form, never its value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = <Name extends keyof typeof readers, Default>(name: Name, fallback: Default) => {
    const [reader, expected] = readers[name];
    const value = env[name];
    if (value === undefined || value === '') return fallback;
    const result = reader(value) as Exclude<ReturnType<(typeof readers)[Name][0]>, undefined> | undefined;
    if (result === undefined) throw new ConfigError(`${name} is not valid: set it to ${expected}.`);
    return result;
  };
  const host = read('HOST', '127.0.0.1');
  const publicUrl = read('PUBLIC_URL', null);
  const isLocal = loopback.test(host);
  if (!isLocal && publicUrl === null) {
    throw new ConfigError(
      'PUBLIC_URL is required where HOST is not a loopback address: the address that users open, such as https://rentsafe.example.',
    );
  }
  const smtpUrl = read('SMTP_URL', null);
  if (smtpUrl !== null && publicUrl === null) {
    throw new ConfigError(
      'PUBLIC_URL is required with SMTP_URL: links in emails start with it, such as https://rentsafe.example.',
    );
  }
  const smsUrl = read('SMS_WEBHOOK_URL', null);
  const smsSecret = read('SMS_WEBHOOK_SECRET', null);
  if (smsUrl !== null && smsSecret === null) {
    throw new ConfigError(
      'SMS_WEBHOOK_SECRET is required with SMS_WEBHOOK_URL: it signs what is sent to the service, and what it answers.',
    );
  }
  const adminEmail = read('ADMIN_EMAIL', 'admin@rentsafe.example');
  return {
    port: read('PORT', 4000),
    host,
    isLocal,
    dataDir: read('DATA_DIR', path.join(root, '.data')),
    databaseUrl: read('DATABASE_URL', null),
    objectStoreUrl: read('OBJECT_STORE_URL', null),
    adminEmail,
    adminPassword: read('ADMIN_PASSWORD', null),
    jwtSecret: read('JWT_SECRET', null),
    accessTokenSeconds: read('ACCESS_TOKEN_SECONDS', 300),
    trustProxy: read('TRUST_PROXY', false),
    publicUrl,
    apiBaseUrl: read('API_BASE_URL', ''),
    corsOrigins: read('CORS_ORIGINS', []),
    appDir: read('APP_DIR', path.join(root, 'packages/app/dist')),
    sampleData: read('SAMPLE_DATA', isLocal),
    samplePassword: read('SAMPLE_PASSWORD', null),
    sampleMonths: read('SAMPLE_MONTHS', 36),
    logLevel: read('LOG_LEVEL', 'info'),
    smtpUrl,
    mailFrom: read('MAIL_FROM', `RentSafe <${adminEmail}>`),
    sms: smsUrl && smsSecret ? { url: smsUrl, secret: smsSecret } : null,
    jobs: read('JOBS', true),
    sendsHeld: read('JOBS', false),
  };
}
