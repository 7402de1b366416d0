import { type CommandItem, CommandPalette } from '@rentsafe/ui/CommandPalette';
import type { SidebarSection } from '@rentsafe/ui/Sidebar';
import { Keyboard } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { heading } from '../page/arrival';
import { useReportOpening } from '../screens/report/useReportOpening';
import { recentSearches, rememberSearch } from './recentSearches';
import { findRecords, type RecordSubject, recordOf } from './records';
import { screensOf } from './screens';

export interface PaletteProps {
  /** Where one can go. */
  navigation: readonly SidebarSection[];
  onClose: () => void;
  /** Shows the keyboard shortcuts. */
  onHelp: () => void;
}

const help: CommandItem = { id: 'help', label: 'Keyboard shortcuts', icon: <Keyboard /> };

/** Goes to any screen, and opens the report on any tenant or company. */
export function Palette({ navigation, onClose, onHelp }: PaletteProps) {
  const chosen = useRef<CommandItem>(null);
  const [isOpen, setOpen] = useState(true);
  const groups = useMemo(
    () => [
      { label: 'Screens', items: screensOf(navigation) },
      { label: 'Help', items: [help] },
    ],
    [navigation],
  );
  const individual = useReportOpening<RecordSubject>('individual');
  const company = useReportOpening<RecordSubject>('company');
  const opened = individual.opened ?? company.opened;
  useCloseOnBack(onClose);

  /** What takes the palette's place opens now: it will give the focus back to where the palette was called from. */
  function goOn(item: CommandItem): HTMLElement | null {
    const record = recordOf(item);
    if (record) {
      (record.about === 'company' ? company : individual).trigger.onOpen(record);
      return null;
    }
    onClose();
    if (item !== help) return heading();
    onHelp();
    return null;
  }

  return (
    <>
      <CommandPalette
        open={isOpen}
        onClose={onClose}
        title="Search everywhere"
        placeholder="Screen, tenant, company or ID number"
        groups={groups}
        search={findRecords}
        recent={recentSearches()}
        onSelect={({ item, query }) => {
          if (recordOf(item)) rememberSearch(query);
          chosen.current = item;
          setOpen(false);
        }}
        finalFocus={() => chosen.current && goOn(chosen.current)}
      />
      {opened && <opened.Dialog id={opened.subject.id} name={opened.subject.name} onClose={onClose} />}
    </>
  );
}
