'use client';

import { type ListAddress, useBrowserAddress } from '../../internal/address/address';
import { type Tab, Tabs, type TabsProps } from '../Tabs';

export interface RecordTabsProps
  extends Omit<TabsProps, 'value' | 'defaultValue' | 'onValueChange' | 'tabs'> {
  /** In the order in which they are shown; each is a link to itself. */
  tabs: readonly Omit<Tab, 'href'>[];
  /** Where the open one is kept, as `?tab=history`; the first where it names none. @default the address of the browser */
  address?: ListAddress | undefined;
}

/** Tabs of which the address says which is open, so that Back returns to it and a colleague is sent it. Renders the `div` of Tabs. */
export function RecordTabs({ address, ...rest }: RecordTabsProps) {
  return address ? <TabsAt {...rest} address={address} /> : <TabsOfBrowser {...rest} />;
}

const TabsOfBrowser = (props: Omit<RecordTabsProps, 'address'>) => (
  <TabsAt {...props} address={useBrowserAddress()} />
);

function TabsAt({ tabs, address: { search, go }, ...rest }: RecordTabsProps & { address: ListAddress }) {
  const wanted = new URLSearchParams(search).get('tab');
  const open = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  return (
    <Tabs
      renderLink={({ href, onClick, ...props }) => (
        <a
          {...props}
          href={href}
          onClick={(event) => {
            onClick?.(event);
            const isElsewhere =
              event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
            if (event.defaultPrevented || isElsewhere) return;
            event.preventDefault();
            go(href, { replace: false });
          }}
        />
      )}
      {...rest}
      value={open?.value}
      tabs={tabs.map((tab) => ({ ...tab, href: `?tab=${tab.value}` }))}
    />
  );
}
