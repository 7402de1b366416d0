import type { ListMenuItem } from '@rentsafe/ui/ListPage';
import { Files } from 'lucide-react';
import type { ReportAbout } from '../../../calls/accessLog';
import type { Opening } from '../../../overlays/useLazyDialog';

/** Prints the reports on those whose numbers are pasted. */
export const batchItem = (
  { opening, onOpen, onIntent }: Opening<ReportAbout>,
  label: string,
  about: ReportAbout,
): ListMenuItem => ({
  label,
  icon: <Files />,
  pending: opening === about,
  onIntent,
  onSelect: () => onOpen(about),
});
