import { contract, pathOf } from '@rentsafe/domain/contract';
import { addDays, firstDayOf, lastDayOf } from '@rentsafe/domain/date';
import { type Finding, finding } from './finding.ts';
import type { Turn } from './values.ts';

interface Asked {
  name: string;
  path: string;
  actor: Turn['actor'];
  text: string;
}

/** The reports that answer the same for ever. */
const names = Object.entries(contract)
  .filter(([, call]) => call.method === 'GET' && call.query?.includes('known'))
  .map(([name]) => name);

/** Check 5: an answer with `known` is byte for byte the earlier one. */
export class KnownLog {
  readonly #asked: Asked[] = [];

  async #text({ world }: Pick<Turn, 'world'>, { path, actor }: Pick<Asked, 'path' | 'actor'>) {
    const token = world.actors[actor.name].token;
    const { status, body } = await world.server.get<unknown>(path, token);
    return status === 200 ? JSON.stringify(body) : undefined;
  }

  /** Asks for a report as it is known now. */
  async ask(turn: Turn): Promise<void> {
    const name = turn.one(names) ?? 'getTrustBalance';
    const call = contract[name];
    if (!call) return;
    const lease = turn.one(turn.snapshot.of('leases', turn.client));
    const as_at = addDays(turn.today, -turn.random(60));
    const month = as_at.slice(0, 7);
    const values: Record<string, string | number | undefined> = {
      ...{ as_at, known: turn.book.entries.length, currency: turn.chance(80) ? 'USD' : 'ZIG' },
      ...{
        from: firstDayOf(month),
        to: turn.chance(50) ? lastDayOf(month) : as_at,
        lease: lease?.id,
        months: 3,
      },
      ...{ by: name === 'getMaintenanceCosts' ? turn.one(['property', 'category', 'month']) : 'property' },
      ...{ party_type: 'individual', party: 8 },
    };
    const query = Object.fromEntries(
      (call.query ?? [])
        .filter((parameter) => parameter in values)
        .map((parameter) => [parameter, values[parameter]]),
    );
    const path = pathOf(call, { id: lease?.id ?? 1 }, query);
    const actor = turn.client === turn.world.clients.X ? turn.world.actors.XA1 : turn.world.actors.YA1;
    const text = await this.#text(turn, { path, actor });
    if (text) this.#asked.push({ name, path, actor, text });
  }

  /** Asks once more for some of what was asked for. */
  async check(turn: Turn, count: number): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const asked = turn.one(this.#asked);
      if (!asked) break;
      const text = await this.#text(turn, asked);
      if (text === asked.text) continue;
      findings.push(
        finding(
          `5 G15 ${asked.name} answers as it was known`,
          `${asked.path}\n  was ${shortened(asked.text, text)}\n  is  ${shortened(text ?? 'refused', asked.text)}`,
        ),
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
