export interface ProvenPromise {
  title: string;
  file: RegExp;
  tests: RegExp;
}

/** What the backend promises, and the tests that prove it: a file under src/, and a pattern of their full names. */
export const promises: readonly ProvenPromise[] = (
  [
    ['Fuzzed bodies: no 5xx, no reply that breaks its schema', /proof\/fuzz/, /fuzzed bodies/],
    ['Odd pages and ids: no 5xx, no reply that breaks its schema', /proof\/fuzz/, /odd pages and ids/],
    ['Injection strings stay text in every input', /proof\/fuzz/, /injection/],
    ['25 forged tokens are refused by every protected route', /proof\/forged/, /no forged token/],
    ['The access matrix holds, and no route is missing from it', /src\/access/, / as |access table/],
    ['A client company sees only its own records', /./, /a client (company )?sees|client companies/],
    [
      'Fields that are not a caller’s to set are ignored',
      /./,
      /fields it does not know|takes no client, password/,
    ],
    [
      'Of 50 refreshes at once one wins; reuse ends the family; no life grows',
      /session\/session/,
      /auth\/refresh/,
    ],
    [
      'Logging out and disabling bite on the next request',
      /./,
      /dead on the next request|deactivated user 401/,
    ],
    [
      'Lockout by account and address, 50 parallel guesses, never permanent',
      /session\/session/,
      /lockout|survive a restart/,
    ],
    ['Accounts cannot be told apart by texts', /session\/session/, /look the same/],
    ['Accounts cannot be told apart by time', /proof\/timing/, /as slowly as/],
    ['No path traversal', /http\/pages/, /stays in the folder/],
    ['Unknown paths under /api are JSON 404', /http\/http/, /is unknown: JSON 404/],
    ['Security headers on every answer, no-store under /api', /http\/http/, /headers/],
    ['Bodies up to 256 KiB, not a byte more', /http\/http/, /256 KiB/],
    ['Slow headers and bodies are closed within 15 s', /proof\/slow/, /./],
    ['50 clients, one number: one 201 and 49 times 409', /./, /of 50 at once with one/],
    ['50 requests, one Idempotency-Key: one row, one stored reply', /calls\/idempotency/, /Idempotency-Key/],
    ['kill -9: no acknowledged write is lost, no record half-made', /src\/main/, /kill -9 loses/],
    ['Every commit is synced to the disk', /db\/folder/, /every commit/],
    [
      'A second process on the data folder is refused; a stale lock is taken over',
      /./,
      /second process|second opening|dead process/,
    ],
    ['Page 5000 costs at most twice page 1', /db\/pages/, /./],
    ['Stopping under load drops nothing', /src\/main/, /stopping/],
    ['Database gone: 503, and back within 5 s', /proof\/outage/, /is gone/],
    ['Database silent: 503', /proof\/outage/, /falls silent/],
    ['Backup and restore are equal, both ways', /backup\/backup/, /./],
    ['Logs hold no password, token, ID number or name', /http\/http/, /the log holds no/],
    [
      'What must always hold of a book holds after any operations',
      /ledgerReport\/invariants/,
      /holds after any operations/,
    ],
    [
      'What must always hold of maintenance, files and to-dos holds after any operations',
      /src\/operations/,
      /holds after any operations/,
    ],
    [
      'Sessions that work in a book at once leave no gap, no excess and no fault',
      /ledgerReport\/invariants/,
      /many sessions/,
    ],
    [
      'Of 10,000 guesses at a printed report 20 are answered, all alike',
      /reportIssue\/reportIssue/,
      /guesses are answered alike/,
    ],
    [
      'A report that was issued and one that was not cannot be told apart by time',
      /proof\/timing/,
      /takes as long as a wrong code/,
    ],
    [
      'hledger adds a book up to its trial balance, and sees a cent that is wrong',
      /proof\/hledger/,
      /hledger/,
    ],
    [
      'Any two verbs of a lease, a receipt, a payment and an order at once end without a deadlock',
      /proof\/locks/,
      /G17 two verbs at once/,
    ],
    ['kill -9 in a month run: each lease is charged once', /proof\/monthRun/, /kill -9/],
    [
      'kill -9 while files are stored: each that was acknowledged has its bytes, none is half there',
      /proof\/files/,
      /kill -9/,
    ],
    ['kill -9 in a batch of 200 payments: each is paid once', /proof\/payments/, /kill -9/],
    ['kill -9 while messages are sent: none is sent twice by itself', /proof\/delivery/, /kill -9/],
    [
      'Report reads are recorded in their own transaction, and the record cannot be changed',
      /individual\/report/,
      /every read is recorded|cannot be recorded|cannot be changed/,
    ],
  ] satisfies [string, RegExp, RegExp][]
).map(([title, file, tests]) => ({ title, file, tests }));
