import type { BodyOf, Call, ReplyOf } from '@rentsafe/domain/contract';
import type { LenientCall, ReplyCheck } from './attempt';

interface CreatingCall extends Call {
  reply: Call['reply'] & {
    shape: Readonly<Record<string, ReplyCheck<unknown>>> & { id: ReplyCheck<number> };
  };
}

/** What is certain of a new record: its id. */
type Created<Reply> = { id: number } & Partial<Omit<Reply, 'id'>>;

/**
 * A call that creates, with its answer read as any backend may word it: a server that names the id of the record has
 * created it. Fields that are not as the contract has them are left out.
 */
export function lenient<C extends CreatingCall>(call: C): LenientCall<BodyOf<C>, Created<ReplyOf<C>>> {
  const { shape } = call.reply;
  return {
    ...call,
    reply: {
      safeParse(value) {
        const sent: Record<string, unknown> = Object(value);
        const id = shape.id.safeParse(sent.id);
        if (!id.success) return id;
        const fields = Object.entries(shape).flatMap(([name, field]) => {
          const read = field.safeParse(sent[name]);
          return read.success && read.data !== undefined ? [[name, read.data]] : [];
        });
        return { success: true, data: Object.fromEntries(fields) };
      },
    },
  };
}
