import { type AttachedFile, createFile, getFileContent, listFiles, removeFile } from '@rentsafe/domain/file';
import { HttpResponse } from 'msw';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleFiles } from './sampleFiles';

/** A square of grey, as a photo. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300"><rect width="4" height="3" fill="#7a8794"/><circle cx="2" cy="1.5" r="1" fill="#c9d1d9"/></svg>`;

/** How the mocked backend answers what is asked of files. */
export const fileHandlers = [
  answer(listFiles, (request) => pageOf(sampleFiles, request)),
  answer(createFile, ({ query }): AttachedFile => {
    const [first] = sampleFiles;
    if (!first) throw new Error('There are no sample files.');
    return { ...first, id: 3, subject: query.get('subject') ?? '', name: query.get('name') ?? '' };
  }),
  answer(getFileContent, () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })),
  answer(removeFile, () => undefined),
];
