import { isStorableText } from '@rentsafe/format/text';
import type { FastifyRequest } from 'fastify';
import { fieldError, HttpError, notFound } from './errors.ts';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
const MAX_QUERY_LENGTH = 200;

/** A query parameter; of a repeated one the last counts. */
export function queryValue(request: FastifyRequest, name: string): string | undefined {
  const query = request.query as Record<string, string | string[] | undefined>;
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return Array.isArray(value) ? value.at(-1) : value;
}

/** An optional parameter, trimmed; '' when it is omitted. */
export function optionalQuery(request: FastifyRequest, name: string): string {
  return checked(name, queryValue(request, name) ?? '');
}

/** A parameter that takes several values, with commas between them; [] when it is omitted. */
export function severalQuery(request: FastifyRequest, name: string): string[] {
  const values = (queryValue(request, name) ?? '').split(',').map((value) => checked(name, value));
  return [...new Set(values.filter(Boolean))];
}

function checked(name: string, value: string): string {
  const trimmed = value.trim();
  if (!isStorableText(trimmed)) throw fieldError(name, 'Null characters are not allowed.');
  if (trimmed.length > MAX_QUERY_LENGTH) {
    throw fieldError(name, `Ensure this field has no more than ${MAX_QUERY_LENGTH} characters.`);
  }
  return trimmed;
}

/** A required parameter that may not be blank, trimmed. */
export function requiredQuery(request: FastifyRequest, name: string): string {
  if (queryValue(request, name) === undefined) throw fieldError(name, 'This field is required.');
  const text = optionalQuery(request, name);
  if (text === '') throw fieldError(name, 'This field may not be blank.');
  return text;
}

/** An id in the path; what is no positive integer is not found. */
export function pathId(request: FastifyRequest, name = 'id'): number {
  const text = (request.params as Record<string, string | undefined>)[name] ?? '';
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(id)) throw notFound();
  return id;
}

export interface PageQuery {
  page: number;
  size: number;
  offset: number;
}

export const invalidPage = () => new HttpError(404, 'Invalid page.');

/** `page` and `page_size` as requested; a page that cannot exist is refused. */
export function pageQuery(request: FastifyRequest): PageQuery {
  const requested = queryValue(request, 'page') || '1';
  const page = Number(requested);
  if (!/^\d+$/.test(requested) || !Number.isSafeInteger(page) || page < 1) throw invalidPage();
  const sizeText = queryValue(request, 'page_size') ?? '';
  const size =
    /^\d+$/.test(sizeText) && Number(sizeText) > 0 ? Math.min(Number(sizeText), MAX_PAGE_SIZE) : PAGE_SIZE;
  return { page, size, offset: (page - 1) * size };
}
