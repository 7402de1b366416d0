import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything; an empty variable is unset', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '' });
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      adminEmail: 'admin@rentsafe.example',
      adminPassword: null,
      trustProxy: false,
      sampleData: true,
      sampleMonths: 36,
    });
    expect(path.basename(config.dataDir)).toBe('.data');
    expect(config.dataDir).toBe(path.resolve(config.appDir, '../../../.data'));
  });

  it('reads what is set', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/lib/rentsafe',
        DATABASE_URL: 'postgres://u:p@db:5432/rentsafe',
        TRUST_PROXY: '1',
        PUBLIC_URL: 'https://rentsafe.example/',
        CORS_ORIGINS: 'https://a.example, http://localhost:5173',
        SAMPLE_DATA: 'false',
      }),
    ).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/lib/rentsafe',
      databaseUrl: 'postgres://u:p@db:5432/rentsafe',
      trustProxy: 1,
      publicUrl: 'https://rentsafe.example',
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      sampleData: false,
    });
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'rentsafe.internal'])(
    'beyond the loopback address (%s) PUBLIC_URL is required, and there is no sample data',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(
        'PUBLIC_URL is required where HOST is not a loopback address: the address that users open, such as https://rentsafe.example.',
      );
      const PUBLIC_URL = 'https://rentsafe.example';
      expect(readConfig({ HOST, PUBLIC_URL })).toMatchObject({ isLocal: false, sampleData: false });
      expect(readConfig({ HOST, PUBLIC_URL, SAMPLE_DATA: 'true' })).toMatchObject({ sampleData: true });
    },
  );

  it('a replica is of a database, and may be five seconds behind', () => {
    const DATABASE_REPLICA_URL = 'postgres://u:p@standby:5432/rentsafe';
    expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow('DATABASE_URL is required');
    expect(
      readConfig({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://u:p@db:5432/rentsafe' }),
    ).toMatchObject({ databaseReplicaUrl: DATABASE_REPLICA_URL, databaseReplicaLagMs: 5_000 });
  });

  it('G20 with SMTP_URL, PUBLIC_URL is required', () => {
    const SMTP_URL = 'smtp://mail.example:587';
    expect(() => readConfig({ SMTP_URL })).toThrow(
      'PUBLIC_URL is required with SMTP_URL: links in emails start with it, such as https://rentsafe.example.',
    );
    expect(readConfig({ SMTP_URL, PUBLIC_URL: 'https://rentsafe.example' })).toMatchObject({
      smtpUrl: SMTP_URL,
    });
  });

  it.each(['localhost', '127.0.0.2', '::1'])('%s is a loopback address', (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ isLocal: true, publicUrl: null, sampleData: true });
  });

  it.each([
    ['ACCESS_TOKEN_SECONDS', '301', 'a whole number from 1 to 300'],
    ['ACCESS_TOKEN_SECONDS', '0', 'a whole number from 1 to 300'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '4000x', 'a whole number from 0 to 65535'],
    ['HOST', 'a b', 'an IP address or a host name, such as 127.0.0.1'],
    ['DATABASE_URL', 'mysql://secret@db', 'postgres://user:password@host:5432/database'],
    ['ADMIN_EMAIL', 'admin', 'an email address'],
    ['ADMIN_PASSWORD', '  ', 'a password of at most 1024 characters'],
    ['JWT_SECRET', 'short', 'at least 32 characters'],
    ['TRUST_PROXY', 'perhaps', 'true, false, a number of proxies, or a list of their addresses'],
    ['PUBLIC_URL', 'rentsafe.example', 'an http or https origin, such as https://rentsafe.example'],
    [
      'PUBLIC_URL',
      'https://rentsafe.example/app',
      'an http or https origin, such as https://rentsafe.example',
    ],
    ['CORS_ORIGINS', 'https://a.example,*', 'a comma-separated list of http or https origins'],
    ['LOG_LEVEL', 'loud', 'one of silent, error, warn, info, debug'],
    ['SAMPLE_DATA', 'maybe', 'true or false'],
    ['SAMPLE_PASSWORD', '  ', 'a password of at most 1024 characters'],
    ['SAMPLE_MONTHS', '37', 'a whole number from 1 to 36'],
  ])(
    'names %s when it is wrong, with the form it should have and without its value',
    (name, value, expected) => {
      const read = () => readConfig({ [name]: value });
      expect(read).toThrow(`${name} is not valid: set it to ${expected}.`);
      expect(read).not.toThrow(value.trim() === '' ? 'never' : `"${value}"`);
    },
  );

  it('docs/operations.md lists every setting with its form', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const listed = [...page.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, form]) => [name, form]);
    expect(Object.fromEntries(listed)).toEqual(settings);
  });
});
