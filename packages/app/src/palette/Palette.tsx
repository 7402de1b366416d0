import { type CommandItem, CommandPalette } from '@rentsafe/ui/CommandPalette';
import type { SidebarSection } from '@rentsafe/ui/Sidebar';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { heading } from '../frame/arrival';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { kindOf } from '../party/check/checkedNumber';
import { useCheck } from '../party/check/useCheck';
import { useReportOpening } from '../report/useReportOpening';
import { type RecentRecord, recentRecords } from '../session/recentRecords';
import { recentSearches } from './recentSearches';
import { checkedBy, findRecords, isFound, recentItem, recordOf } from './records';
import { screensOf } from './screens';
import { type ActionHandlers, addedBy, useActions } from './useActions';

export interface PaletteProps extends ActionHandlers {
  /** Where one can go. */
  navigation: readonly SidebarSection[];
  onClose: () => void;
}

const forms = {
  individual: async () =>
    (await import('../party/addIndividual/CreateIndividualDialog')).CreateIndividualDialog,
  company: async () => (await import('../party/addCompany/CreateCompanyDialog')).CreateCompanyDialog,
};

const useForm = (about: RecentRecord['about']) =>
  useLazyDialog<'new', { onClose: () => void }>(forms[about], 'The form could not be opened');

/** Goes to any screen or record, opens the report on a person or company, and begins what is to be done. */
export function Palette({ navigation, onClose, onHelp, onLogOut }: PaletteProps) {
  const chosen = useRef<CommandItem>(null);
  const [isOpen, setOpen] = useState(true);
  // Those of the moment when it was opened: nothing moves while one chooses.
  const [recent] = useState(() => recentRecords.read().map(recentItem));
  const screens = useMemo(() => screensOf(navigation), [navigation]);
  const individual = useReportOpening<RecentRecord>('individual');
  const company = useReportOpening<RecentRecord>('company');
  const newIndividual = useForm('individual');
  const newCompany = useForm('company');
  const check = useCheck({ onEnd: onClose });
  const { addingGroup, doingGroup, accountGroup, run } = useActions({ onHelp, onLogOut });
  const groups = [
    { label: 'Recent records', items: recent },
    addingGroup,
    doingGroup,
    { label: 'Screens', items: screens },
    accountGroup,
  ];
  const report = individual.opened ?? company.opened;
  const form = newIndividual.opened ?? newCompany.opened;
  useCloseOnBack(onClose);
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  const onLeft = useEffectEvent(onClose);
  // A link in a report leads on to another page: the report does not stay in front of it.
  useEffect(() => {
    if (pathname !== openedOn) onLeft();
  }, [pathname, openedOn]);

  /** What takes the palette's place opens now: it will give the focus back to where the palette was called from. */
  function goOn(item: CommandItem): HTMLElement | null {
    const record = recordOf(item);
    if (record) {
      (record.about === 'company' ? company : individual).trigger.onOpen(record);
      return null;
    }
    const number = checkedBy(item);
    if (number) {
      void check.checkSearched({ number, kind: kindOf(number) });
      return null;
    }
    const added = addedBy(item);
    if (added) {
      (added === 'company' ? newCompany : newIndividual).trigger.onOpen('new');
      return null;
    }
    onClose();
    return run(item) ? null : heading();
  }

  return (
    <>
      <CommandPalette
        open={isOpen}
        onOpenChange={onClose}
        title="Search everywhere"
        placeholder="Name, number, address, screen or action"
        groups={groups.filter(({ items }) => items.length > 0)}
        search={findRecords}
        recent={recentSearches.read()}
        onSelect={({ item, query }) => {
          if (query && isFound(item)) recentSearches.remember(query);
          chosen.current = item;
          setOpen(false);
        }}
        finalFocus={() => chosen.current && goOn(chosen.current)}
      />
      {report && <report.Dialog id={report.subject.id} name={report.subject.name} onClose={onClose} />}
      {form && <form.Dialog onClose={onClose} />}
      {check.dialog}
    </>
  );
}
