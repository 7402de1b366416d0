import { type Call, contract } from '@rentsafe/domain/contract';
import * as z from 'zod/mini';
import { accessOf } from '../callAccess.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const errorReplies: Readonly<Record<number, string>> = {
  400: 'Not valid: messages by field, or a detail.',
  401: 'No valid session.',
  403: 'The role may not do this.',
  404: 'Not found, or a page that does not exist.',
  409: 'Repeats another record, or the same Idempotency-Key is still running.',
  410: 'Merged into another record, which `merged_into` names.',
  413: 'The body is larger than 256 KiB, or a file than 10 MiB.',
  415: 'The body is not application/json, or a file of no type that is accepted.',
  422: 'The Idempotency-Key was used with another body or query.',
  429: 'Too many attempts; see Retry-After.',
  503: 'The database does not answer; see Retry-After.',
};

const limited = ['/login/', '/invitation/', '/change-password/', '/lookup/'];
const isLimited = ({ path }: Call) => limited.some((end) => path.endsWith(end));

function errorStatuses(call: Call): number[] {
  const isPublic = call.session === false;
  return [
    400,
    ...(isPublic && /(set-password|invitation)\/$/.test(call.path) ? [] : [401]),
    ...(isPublic ? [] : [403]),
    404,
    ...(/^\/api\/(individuals|companies)\/\{id\}\//.test(call.path) ? [410] : []),
    ...(call.method === 'GET' ? [] : [409, 413, 415]),
    ...(call.method === 'POST' && !isPublic ? [422] : []),
    ...(isLimited(call) ? [429] : []),
    503,
  ];
}

const parameter = (
  where: 'path' | 'query' | 'header',
  name: string,
  schema: Json,
  description?: string,
): Json => ({
  name,
  in: where,
  required: where === 'path',
  schema,
  ...(description && { description }),
});

const requiredQueries: readonly string[] = [
  'identification_number',
  'registration_number',
  'subject',
  'first_name',
  'last_name',
  'date_of_birth',
  'registration_name',
];

const querySchemas: Readonly<Record<string, Json>> = {
  page: { type: 'integer', minimum: 1 },
  page_size: { type: 'integer', minimum: 1 },
  created_from: { type: 'string', format: 'date' },
  created_to: { type: 'string', format: 'date' },
  mine: { type: 'boolean' },
  city: { type: 'integer', minimum: 1 },
  company: { type: 'integer', minimum: 1 },
  changes: { type: 'boolean' },
  date_of_birth: { type: 'string', format: 'date' },
  format: { type: 'string', enum: ['json', 'csv'] },
};

function parametersOf(call: Call): Json[] {
  const ids = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, { type: 'integer', minimum: 1 }),
  );
  const query = (call.query ?? []).map((name) => ({
    ...parameter('query', name, querySchemas[name] ?? { type: 'string' }),
    required:
      requiredQueries.includes(name) ||
      call.upload === true ||
      (name === 'q' && call.path.includes('/search/')),
  }));
  const key = parameter(
    'header',
    'Idempotency-Key',
    { type: 'string', maxLength: 200 },
    'The same key is carried out once; a replay answers the same for 24 hours.',
  );
  return [...ids, ...query, ...(call.method === 'POST' && call.session !== false ? [key] : [])];
}

/** The reply, and for `format=csv` the file. */
const replyContent = (call: Call): Json => ({
  content: {
    [call.media ?? 'application/json']: { schema: schemaOf(call.reply, 'output') },
    ...(call.query?.includes('format') && { 'text/csv': { schema: { type: 'string' } } }),
  },
});

function operation(name: string, call: Call): Json {
  const access = accessOf(call);
  const content = (schema: Json) => ({ content: { 'application/json': { schema } } });
  const errors = errorStatuses(call).map((status) => [
    String(status),
    { description: errorReplies[status], ...content({ $ref: '#/components/schemas/Error' }) },
  ]);
  return {
    operationId: name,
    tags: [call.path.split('/')[2] ?? ''],
    summary: call.summary,
    description: access === 'public' ? 'No session needed.' : `Roles: ${access.join(', ')}.`,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(call),
    ...(call.upload && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(call.body && {
      requestBody: { required: !call.body.safeParse({}).success, ...content(schemaOf(call.body, 'input')) },
    }),
    responses: {
      [call.status]: {
        description: 'Done.',
        ...(call.status !== 204 && replyContent(call)),
      },
      ...Object.fromEntries(errors),
    },
  };
}

/** The contract as an OpenAPI 3.1 document, made from the same schemas that check every request. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(contract)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'RentSafe API',
      version: '1',
      description: 'Paths end with a slash. Errors are `{detail}` or messages by field.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          properties: { detail: { type: 'string' } },
          additionalProperties: true,
        },
      },
    },
  };
}
