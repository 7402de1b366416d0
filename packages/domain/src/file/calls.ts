import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { attachedFile, fileRemoval } from './schema.ts';

export const listFiles = defineCall({
  method: 'GET',
  path: '/api/files/',
  summary: 'The files of a record, newest first, a page at a time.',
  query: ['subject', 'page', 'page_size'],
  status: 200,
  reply: paginated(attachedFile),
});

export const createFile = defineCall({
  method: 'POST',
  path: '/api/files/',
  summary: 'Attaches a file to a record: the body is its bytes, 10 MiB at most, of a JPEG, PNG, WebP or PDF.',
  query: ['subject', 'name'],
  upload: true,
  status: 201,
  reply: attachedFile,
});

export const getFileContent = defineCall({
  method: 'GET',
  path: '/api/files/{id}/content/',
  summary: 'The bytes of a file, as a download; an image in place with `inline=true`.',
  query: ['inline'],
  status: 200,
  reply: z.string(),
  media: 'application/octet-stream',
});

export const removeFile = defineCall({
  method: 'POST',
  path: '/api/files/{id}/remove/',
  summary: 'Removes a file from its record; its bytes are kept.',
  body: fileRemoval,
  status: 204,
  reply: z.void(),
});
