import type { TableCall } from '@rentsafe/domain/access';
import type { CommandGroup, CommandItem } from '@rentsafe/ui/CommandPalette';
import { useTheme } from '@rentsafe/ui/theme';
import { FileSignature, Keyboard, LogOut, Plus, Rows3, SunMoon } from 'lucide-react';
import { accountLinks, helpLink } from '../frame/accountLinks';
import { consentsPath } from '../paths';
import type { RecentRecord } from '../session/recentRecords';
import { useMay } from '../session/useMay';
import { verbsFor } from './verbs';

export interface ActionHandlers {
  /** Shows the keyboard shortcuts. */
  onHelp: () => void;
  onLogOut: () => void;
}

interface Action {
  item: CommandItem;
  run: () => void;
}

const adding: readonly (CommandItem & { about: RecentRecord['about']; needs: TableCall })[] = [
  {
    id: 'add individual',
    label: 'Add New Individual',
    icon: <Plus />,
    about: 'individual',
    needs: 'createIndividual',
  },
  { id: 'add company', label: 'Add New Company', icon: <Plus />, about: 'company', needs: 'createCompany' },
];

/** What is to be added, of an item that says so. */
export const addedBy = ({ id }: CommandItem) => adding.find((item) => item.id === id)?.about;

const links: readonly CommandItem[] = [
  { id: 'consents', label: 'Consents', icon: <FileSignature />, href: consentsPath },
  ...accountLinks,
  { ...helpLink, description: 'Ratings and terms' },
];

const themes = { light: 'Light theme', dark: 'Dark theme', system: 'System theme' } as const;
const themeNames = Object.keys(themes) as (keyof typeof themes)[];

/** What the palette does, beside leading to screens and records. `run` returns whether the item was one of these. */
export function useActions({ onHelp, onLogOut }: ActionHandlers) {
  const may = useMay();
  const { theme, density, setTheme, setDensity } = useTheme();
  const isCompact = density === 'compact';
  const settings: readonly Action[] = [
    ...themeNames
      .filter((name) => name !== theme)
      .map((name) => ({
        item: { id: `theme ${name}`, label: themes[name], icon: <SunMoon /> },
        run: () => setTheme(name),
      })),
    {
      item: { id: 'density', label: isCompact ? 'Comfortable rows' : 'Compact rows', icon: <Rows3 /> },
      run: () => setDensity(isCompact ? 'comfortable' : 'compact'),
    },
    { item: { id: 'shortcuts', label: 'Keyboard shortcuts', icon: <Keyboard /> }, run: onHelp },
    { item: { id: 'log out', label: 'Log out', description: 'Sign out', icon: <LogOut /> }, run: onLogOut },
  ];
  const addingGroup: CommandGroup = { label: 'Add', items: adding.filter(({ needs }) => may(needs)) };
  const doingGroup: CommandGroup = { label: 'Actions', items: verbsFor(may) };
  const accountGroup: CommandGroup = {
    label: 'Account and display',
    items: [...links, ...settings.map(({ item }) => item)],
  };

  function run({ id }: CommandItem): boolean {
    const action = settings.find(({ item }) => item.id === id);
    action?.run();
    return action !== undefined;
  }

  return { addingGroup, doingGroup, accountGroup, run };
}
