import type { Book } from '@rentsafe/domain/book';
import { MAX_FILE_BYTES } from '@rentsafe/domain/file';
import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { PhotoField } from '@rentsafe/ui/PhotoField';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { bookQuery, changeBook, showBook } from '../../../calls/books';
import { useUploads } from '../../../files/useUploads';
import { AgencyHead } from '../../../paper/AgencyHead';

interface LogoPanelProps {
  book: Book;
  mayEdit: boolean;
}

/** The letterhead as it is printed, with its logo to add, replace or remove. */
export function LogoPanel({ book, mayEdit }: LogoPanelProps) {
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const { client, agency } = book;

  async function save(logo: number | null) {
    setIsSaving(true);
    try {
      // The version of now: the letterhead may have been edited while a file was on its way.
      const { version } = await queryClient.fetchQuery({ ...bookQuery(client.id), staleTime: 0 });
      showBook(queryClient, await changeBook(client.id, { agency: { logo }, version }));
      toast.success(logo ? 'Logo saved' : 'Logo removed');
    } catch (error) {
      toast.error('Failed to save the logo', { description: errorSentence(error) });
    } finally {
      setIsSaving(false);
    }
  }
  const uploads = useUploads({ type: 'book', id: client.id }, ({ id }) => void save(id));

  return (
    <Stack asChild gap={3}>
      <section aria-labelledby="letterhead">
        <Heading level={2} size="md" id="letterhead">
          Letterhead
        </Heading>
        <Card>
          <AgencyHead />
        </Card>
        {mayEdit && (
          <>
            <PhotoField
              label={agency.logo ? 'Replace logo' : 'Add logo'}
              maxBytes={MAX_FILE_BYTES}
              disabled={isSaving}
              pending={uploads.pending}
              // Of several the last is the logo.
              onPhotos={({ files }) => void uploads.add(files.slice(-1))}
              onRetry={({ id }) => uploads.retry(id)}
              onDiscard={({ id }) => uploads.discard(id)}
            />
            {agency.logo && (
              <div>
                <Button size="sm" disabled={isSaving} onClick={() => void save(null)}>
                  Remove logo
                </Button>
              </div>
            )}
          </>
        )}
      </section>
    </Stack>
  );
}
