import { type Book, type BookPatch, getBook, updateBook } from '@rentsafe/domain/book';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** The book of a client as it is now, each time it is shown. */
export const bookQuery = (client: number) =>
  queryOptions({
    queryKey: ['book', client],
    queryFn: ({ signal }) => request(getBook, { ids: { client }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const changeBook = (client: number, body: BookPatch) => request(updateBook, { ids: { client }, body });

export const showBook = (queryClient: QueryClient, book: Book): void =>
  void queryClient.setQueryData(bookQuery(book.client.id).queryKey, book);
