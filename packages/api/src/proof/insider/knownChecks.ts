import { contract, pathOf } from '@rentsafe/domain/contract';
import { addDays, firstDayOf, lastDayOf } from '@rentsafe/format/date';
import type { ActorName } from './actors.ts';
import { type Finding, finding } from './finding.ts';
import type { Turn } from './values.ts';
import type { World } from './world.ts';

/** A report to be asked for as it is known now: the number of the last entry goes where `KNOWN` stands. */
export interface Question {
  name: string;
  path: string;
  actor: ActorName;
}

const KNOWN = 'the-last';

/** The reports that answer the same for ever. */
const names = Object.entries(contract)
  .filter(([, call]) => call.method === 'GET' && call.query?.includes('known'))
  .map(([name]) => name);

/** A report with parameters of the last months. */
export function questionOf(turn: Turn): Question | undefined {
  const name = turn.one(names) ?? 'getTrustBalance';
  const call = contract[name];
  if (!call) return undefined;
  const lease = turn.one(turn.snapshot.of('leases', turn.client));
  const as_at = addDays(turn.today, -turn.random(60));
  const month = as_at.slice(0, 7);
  const values: Record<string, string | number | undefined> = {
    ...{ as_at, known: KNOWN, currency: turn.chance(80) ? 'USD' : 'ZIG', lease: lease?.id, months: 3 },
    ...{ from: firstDayOf(month), to: turn.chance(50) ? lastDayOf(month) : as_at },
    ...{ by: name === 'getMaintenanceCosts' ? turn.one(['property', 'category', 'month']) : 'property' },
    ...{ party_type: 'individual', party: 8 },
  };
  const query = Object.fromEntries(
    (call.query ?? [])
      .filter((parameter) => parameter in values)
      .map((parameter) => [parameter, values[parameter]]),
  );
  const actor = turn.client === turn.world.clients.X ? 'XA1' : 'YA1';
  return { name, path: pathOf(call, { id: lease?.id ?? 1 }, query), actor };
}

/** A person or a company, up to its name. */
const registered = /("type":"(?:individual|company)","id":\d+,)"name":"(?:[^"\\]|\\.)*"/g;

/** Check 5: an answer with `known` is byte for byte the earlier one. */
export class KnownLog {
  readonly #asked: (Question & { text: string })[] = [];

  async #text({ server, actors }: World, { path, actor }: Question): Promise<string | undefined> {
    const { status, body } = await server.get<unknown>(path, actors[actor].token);
    // The register renames people and companies; a report names them as they are called now.
    return status === 200 ? JSON.stringify(body).replace(registered, '$1') : undefined;
  }

  async ask(world: World, question: Question, known: number): Promise<void> {
    const path = question.path.replace(KNOWN, String(known));
    const text = await this.#text(world, { ...question, path });
    if (text) this.#asked.push({ ...question, path, text });
  }

  /** Asks once more what was asked as the so manyth. */
  async check(world: World, nths: readonly number[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const nth of nths) {
      const asked = this.#asked[nth % (this.#asked.length || 1)];
      if (!asked) break;
      const text = await this.#text(world, asked);
      if (text === asked.text) continue;
      const was = shortened(asked.text, text);
      const is = shortened(text ?? 'refused', asked.text);
      findings.push(
        finding(`5 G15 ${asked.name} answers as it was known`, `${asked.path}\n  was ${was}\n  is  ${is}`),
      );
    }
    return findings;
  }
}

/** From where two texts differ. */
function shortened(text: string, other = ''): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return `…${text.slice(Math.max(0, at - 60), at + 140)}…`;
}
