import { sampleBranchRow, sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import { locations } from '@rentsafe/domain/places';
import { signedInUser } from '../handlers';
import { listOf } from '../lists';
import { cities, provinces } from '../samplePlaces';
import type { Kind } from './kinds';

/** How the backend answers what was sent. `lost` and `garbled` answers leave open whether it was saved. */
export const answers = {
  accepted: { saves: true, isRefusal: false },
  lostAfterSaving: { saves: true, isRefusal: false },
  garbled: { saves: true, isRefusal: false },
  lostBefore: { saves: false, isRefusal: false },
  crashed: { saves: false, isRefusal: false },
  gateway: { saves: false, isRefusal: false },
  fields: { saves: false, isRefusal: true },
  duplicate: { saves: false, isRefusal: true },
  refused: { saves: false, isRefusal: true },
  busy: { saves: false, isRefusal: true },
} as const;
export type Answer = keyof typeof answers;

/** A submission that waits for its answer. */
export interface Post {
  key: string;
  body: Record<string, unknown>;
  /** What was sent was sent before, and nobody knows how that ended. */
  isRepeated?: boolean;
  answer: (answer: Answer) => boolean;
}

interface Reply {
  status: number;
  text: string;
}

const json = (status: number, body: unknown): Reply => ({ status, text: JSON.stringify(body) });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const refusals = {
  crashed: json(500, { detail: 'A server error occurred.' }),
  gateway: { status: 502, text: '<h1>Bad Gateway</h1>' },
  refused: json(403, { detail: 'You may not add records.' }),
  busy: json(429, {}),
  garbled: { status: 201, text: '{"id":' },
  otherBody: json(422, { detail: 'This Idempotency-Key was used with another body or query.' }),
} satisfies Record<string, Reply>;

const refusedFields = ({ refused, record }: Kind) => ({
  ...refused.body,
  addresses: [{ city_id: ['Not of this province.'] }],
  ...(record === 'branch' && { contacts: [{ individual: ['Not active.'] }] }),
});

/** The backend of one run, in place of `fetch`: answers what is read at once, and what is sent when it is told to. */
export class Backend {
  readonly #kind: Kind;
  readonly #stored = new Map<string, { text: string; reply: Reply }>();
  /** Submissions without an answer, the oldest first. */
  open: Post[] = [];
  sent = 0;
  created = 0;
  listReads = 0;

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  readonly fetch = async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    const { status, text } =
      init.method === 'POST' ? await this.#take(init) : json(200, this.#read(pathname));
    return { ok: status < 400, status, headers: new Headers(), text: () => Promise.resolve(text) };
  };

  #take(init: RequestInit): Promise<Reply> {
    const text = String(init.body);
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    this.sent += 1;
    return new Promise((resolve, reject) => {
      const post: Post = {
        key,
        body: JSON.parse(text),
        answer: (answer) => {
          this.open = this.open.filter((other) => other !== post);
          const reply = answers[answer].saves ? this.#save(key, text) : undefined;
          if (answer === 'accepted' && reply) resolve(reply);
          else if (answer === 'lostBefore' || answer === 'lostAfterSaving') lost().catch(reject);
          else if (answer === 'fields') resolve(json(400, refusedFields(this.#kind)));
          else if (answer === 'duplicate') resolve(json(409, this.#kind.duplicate?.body ?? {}));
          else if (answer !== 'accepted') resolve(refusals[answer]);
          return answer === 'accepted' && reply?.status === 201;
        },
      };
      init.signal?.addEventListener('abort', () => {
        this.open = this.open.filter((other) => other !== post);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      this.open.push(post);
    });
  }

  #save(key: string, text: string): Reply {
    const before = this.#stored.get(key);
    if (before) return before.text === text ? before.reply : refusals.otherBody;
    this.created += 1;
    const id = 100 + this.created;
    const { addresses: _, contacts: __, contact_details: ___, profile: ____, ...body } = JSON.parse(text);
    const reply = json(201, {
      ...body,
      id,
      is_active: true,
      company:
        this.#kind.record === 'company'
          ? { ...body, id }
          : { id: body.company, registration_name: 'Its company' },
      branch: { id, branch_name: 'Head Office' },
    });
    this.#stored.set(key, { text, reply });
    return reply;
  }

  #read(path: string): unknown {
    const place = /^\/api\/common\/locations\/(countries|provinces|cities)\/(\d+)\/$/.exec(path);
    if (place) {
      const list = { countries: locations, provinces, cities }[place[1] as 'cities'];
      return list.find(({ id }) => id === Number(place[2]));
    }
    if (path === '/api/common/locations/countries/') return locations;
    if (path === '/api/auth/me/') return signedInUser;
    if (path.endsWith('/lookup/')) return { match: null };
    if (path === listOf[this.#kind.list].path) this.listReads += 1;
    const total = 2 + (path === listOf[this.#kind.list].path ? this.created : 0);
    return path.startsWith('/api/individuals/')
      ? samplePage(sampleIndividualRow, { page: 1, total, size: 20 })
      : samplePage(sampleBranchRow, { page: 1, total, size: 20 });
  }
}
