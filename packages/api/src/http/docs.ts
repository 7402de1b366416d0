import { type Call, contract } from '@rentsafe/domain/contract';
import * as z from 'zod/mini';
import { accessOf } from '../callAccess.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  h2 { margin-top: 2.5rem; text-transform: capitalize; }
  section { border-top: 1px solid #8886; padding: 0.75rem 0; }
  h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
  pre { overflow: auto; max-height: 30rem; padding: 0.75rem; background: #8882; }
  summary { cursor: pointer; min-height: 1.5rem; }`;

function schemaBlock(title: string, schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`;
}

function callSection(name: string, call: Call): string {
  const access = accessOf(call);
  const query = call.query ? `?${call.query.map((parameter) => `${parameter}=`).join('&')}` : '';
  return `<section id="${name}">
    <h3>${call.method} ${escapeHtml(call.path + query)}</h3>
    <p>${escapeHtml(call.summary)} ${access === 'public' ? 'No session needed.' : `Roles: ${access.join(', ')}.`} Answers ${call.status}.</p>
    ${call.body ? schemaBlock('Body', call.body, 'input') : ''}
    ${call.status === 204 ? '' : schemaBlock('Answer', call.reply, 'output')}
  </section>`;
}

/** The contract as a page for people; it needs no script. */
export function docsPage(nonce: string): string {
  const groups = new Map<string, string[]>();
  for (const [name, call] of Object.entries(contract)) {
    const group = call.path.split('/')[2] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), callSection(name, call)]);
  }
  const body = [...groups].map(([group, sections]) => `<h2>${group}</h2>${sections.join('')}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>RentSafe API</title>
    <meta name="viewport" content="width=device-width"><style nonce="${nonce}">${style}</style></head>
    <body><main><h1>RentSafe API</h1>
    <p>Sign in with POST /api/auth/login/ and send <code>Authorization: Bearer</code> with the access token. Errors are
    <code>{"detail": "…"}</code> or <code>{"field": ["…"]}</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
    ${body}</main></body></html>`;
}
