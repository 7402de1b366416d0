import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Response } from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>;
  }
}

/** What the pages and frames of a test's contexts did. */
export interface Watched {
  /** Uncaught errors, refusals by the policy, documents without it. */
  faults: string[];
  /** Documents that arrived with the whole policy. */
  documents: number;
}

/** The address of a printed copy, which never came from the server. */
export const PRINT_PATH = '/printed';

const refusal = /content security policy|requires 'Trusted/i;
const expected: [directive: string, value: RegExp][] = [
  ['default-src', /^'self'$/],
  ['script-src', /^'self' 'nonce-[\w-]{20,}'$/],
  ['style-src', /^'self' 'nonce-[\w-]{20,}'$/],
  ['object-src', /^'none'$/],
  ['base-uri', /^'none'$/],
  ['frame-ancestors', /^'none'$/],
  ['require-trusted-types-for', /^'script'$/],
  ['trusted-types', /^rentsafe-service-worker$/],
];

/** What a page's policy lacks, as sentences. */
export function policyProblems(header: string): string[] {
  const directives = new Map(
    header.split(';').map((text) => {
      const [name = '', ...values] = text.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
  const problems = expected
    .filter(([name, value]) => !value.test(directives.get(name) ?? ''))
    .map(([name]) => `the policy has "${name} ${directives.get(name) ?? ''}"`);
  return /unsafe|\*/.test(header) ? [...problems, `the policy is loose: ${header}`] : problems;
}

function check(response: Response, watched: Watched) {
  const headers = response.headers();
  const isPage =
    response.request().isNavigationRequest() && /^text\/html/.test(headers['content-type'] ?? '');
  const { pathname } = new URL(response.url());
  if (!isPage || pathname === PRINT_PATH) return;
  const problems = policyProblems(headers['content-security-policy'] ?? '');
  watched.faults.push(...problems.map((problem) => `${pathname}: ${problem}`));
  if (problems.length === 0) watched.documents += 1;
}

/** Watches every page and frame of a context, popups included. */
export async function watch(context: BrowserContext, watched: Watched): Promise<void> {
  const { faults } = watched;
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (refusal.test(message.text())) faults.push(message.text());
  });
  context.on('response', (response) => check(response, watched));
  await context.exposeBinding('reportViolation', (_, violation: string) => faults.push(violation));
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const at = `${sourceFile}:${lineNumber}`;
      void window.reportViolation(`refused by ${effectiveDirective}: ${blockedURI} ${sample} at ${at}`);
    });
  });
}

/** Waits until the reports of the pages have arrived. */
export async function settle(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.evaluate(() => {}).catch(() => {})));
}

const tally = (run: string) => join(run, 'watched');

/** Adds the counts of a test to the tally of the run. */
export function addToTotal({ faults, documents }: Watched): void {
  const run = process.env.E2E_RUN;
  if (run) appendFileSync(tally(run), `${documents} ${faults.length}\n`);
}

/** The tally of the run, in a sentence. */
export function watchedTotal(run: string): string {
  const lines = existsSync(tally(run)) ? readFileSync(tally(run), 'utf8').trim().split('\n') : [];
  const sum = (at: number) => lines.reduce((total, line) => total + Number(line.split(' ')[at]), 0);
  return `Content security policy and Trusted Types: ${sum(1)} violations or faults in ${sum(0)} documents of ${lines.length} tests.`;
}
