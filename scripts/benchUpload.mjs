// `npm run bench:upload -- [checkout …]`: starts the server of each checkout (this one without any) on a new embedded database, uploads
// 8 MiB five times, and prints how long other calls waited meanwhile.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const UPLOADS = 5;
const BYTES = 8 * 1024 * 1024;
const admin = { username: 'first@rentsafe.example', password: 'Msasa trees turn red 9' };
const own = fileURLToPath(new URL('..', import.meta.url));
const checkouts = process.argv.slice(2);

async function serve(checkout, dataDir) {
  const api = path.join(checkout, 'packages/api');
  const server = spawn(
    process.execPath,
    [path.join(api, 'node_modules/tsx/dist/cli.mjs'), '--conditions=@rentsafe/source', 'src/main.ts'],
    {
      cwd: api,
      env: {
        ...{ PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'false', LOG_LEVEL: 'error' },
        ...{ JOBS: 'off', ADMIN_EMAIL: admin.username, ADMIN_PASSWORD: admin.password },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const [chunk] of on(server.stdout)) {
    output += chunk;
    const [, address] = /RentSafe is at (\S+)\n/.exec(output) ?? [];
    if (address) return { server, address };
  }
  throw new Error(`The server of ${checkout} does not start.`);
}

async function* on(stream) {
  for (;;) yield await once(stream, 'data');
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure(checkout) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-upload-'));
  const { server, address } = await serve(checkout, dataDir);
  try {
    let authorization = '';
    const call = async (method, to, body, type = 'application/json') => {
      const reply = await fetch(`${address}/api/${to}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': type }) },
        ...(body && {
          body: typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body,
        }),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${method} ${to}: ${reply.status} ${text}`);
      return JSON.parse(text);
    };
    authorization = `Bearer ${(await call('POST', 'auth/login/', admin)).access}`;
    const { id } = await call('POST', 'individuals/', {
      ...{ first_name: 'Rudo', last_name: 'Makoni', identification_type: 'passport' },
      ...{
        identification_number: 'AB123456',
        gender: 'female',
        marital_status: 'single',
        date_of_birth: '1980-01-01',
      },
      ...{ addresses: [], contact_details: [{ mobile_phone: ['+263772123456'], email: null }] },
      ...{ notes: [], documents: [], next_of_kin: [], employment_details: [] },
    });
    const property = await call('POST', 'properties/', {
      ...{ property_type: 'House', city_town: 'Harare', owned_from: '2020-01-01' },
      landlord: { type: 'individual', id },
    });
    const waits = [];
    const uploads = [];
    for (let nth = 0; nth < UPLOADS; nth += 1) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), randomBytes(BYTES - 9)]);
      let isSent = false;
      const since = performance.now();
      const upload = call(
        'POST',
        `files/?subject=property:${property.id}&name=${nth}.pdf`,
        bytes,
        'application/pdf',
      ).then(() => {
        uploads.push(performance.now() - since);
        isSent = true;
      });
      // One after the other, as a person who works meanwhile.
      const others = (async () => {
        while (!isSent) {
          const asked = performance.now();
          await call('GET', 'properties/?page=1');
          waits.push(performance.now() - asked);
          await setTimeout(5);
        }
      })();
      await Promise.all([upload, others]);
    }
    return { upload: median(uploads), longest: Math.max(...waits), usual: median(waits) };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ms = (number) => `${Math.round(number)} ms`;
for (const checkout of checkouts.length > 0 ? checkouts : [own]) {
  const { upload, longest, usual } = await measure(path.resolve(checkout));
  console.log(
    `${checkout}: an upload of 8 MiB took ${ms(upload)} (median of ${UPLOADS}); other calls waited ${ms(longest)} at most, ${ms(usual)} in the median.`,
  );
}
