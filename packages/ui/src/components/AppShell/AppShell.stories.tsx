import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AgeingCard } from '../../rent/AgeingCard';
import { sampleNavigation, samplePath } from '../../testing/sampleNavigation';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Breadcrumbs } from '../Breadcrumbs';
import { Button } from '../Button';
import { Card } from '../Card';
import { Grid } from '../Grid';
import { Heading } from '../Heading';
import { PageHeader } from '../PageHeader';
import { Sidebar, SidebarProvider, SidebarUser } from '../Sidebar';
import { StatCard } from '../StatCard';
import { Tag } from '../Tag';
import { TopBar } from '../TopBar';
import { AppShell } from './AppShell';

const brand = (
  <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', fontWeight: 600 }}>
    <ShieldCheck color="var(--rs-color-accent-text)" style={{ flexShrink: 0 }} aria-hidden="true" />
    RentSafe
  </span>
);

const bucketHref = (bucket: string) => `/services/rent-safe/leases?show=${encodeURIComponent(bucket)}`;
const ageing = {
  Current: '1250.00',
  'Due 1-30 days': '480.50',
  'Due 31-60 days': '0.00',
  'Due 61-90 days': '12.25',
  'Due 90+ days': '99000.00',
};
const taken = {
  Current: '0.00',
  'Due 1-30 days': '0.00',
  'Due 31-60 days': '0.00',
  'Due 61-90 days': '0.00',
  'Due 90+ days': '0.00',
};

const overview = (
  <>
    <PageHeader
      title="Payment Status"
      description="What you owe and are owed, by age."
      tag={<Tag>Sample data</Tag>}
      actions={<Button variant="primary">Add New Individual</Button>}
    />
    <Grid columns={3}>
      <StatCard label="Risk Level" value="Low Risk" />
      <StatCard label="Oldest Creditor" value="Msasa Property Holdings" hint="since 02 Feb 2026" />
      <StatCard label="Monthly Revenue" value="$8,500" />
    </Grid>
    <Heading level={2}>Credit Summary</Heading>
    <Grid columns={2} columnMinWidth="20rem">
      <AgeingCard title="Credit Given" buckets={ageing} bucketHref={bucketHref} />
      <AgeingCard title="Credit Taken" buckets={taken} bucketHref={bucketHref} />
    </Grid>
    <Card style={{ blockSize: '40rem' }}>A long page</Card>
  </>
);

function Page({ start = '', children = overview }: { start?: string; children?: ReactNode }) {
  const [path, setPath] = useState(samplePath(start));
  return (
    <ThemeProvider>
      <SidebarProvider>
        <AppShell
          sidebar={
            <Sidebar
              sections={sampleNavigation}
              currentPath={path}
              header={brand}
              footer={<SidebarUser username="tendai.moyo@rentsafe.example" onLogOut={() => {}} />}
              renderLink={({ href, onClick, children: text, ...rest }) => (
                <a
                  {...rest}
                  href={href}
                  onClick={(event) => {
                    event.preventDefault();
                    onClick?.(event);
                    setPath(href);
                  }}
                >
                  {text}
                </a>
              )}
            />
          }
          topBar={
            <TopBar>
              <Breadcrumbs
                items={[{ label: 'Services', href: '/services' }, { label: 'Rental management' }]}
              />
            </TopBar>
          }
        >
          {children}
        </AppShell>
      </SidebarProvider>
    </ThemeProvider>
  );
}

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the component writes it
  document.cookie = 'sidebar_state=; path=/; max-age=0';
};

const meta = {
  component: AppShell,
  parameters: { docs: { story: { inline: false, height: '36rem' } }, layout: 'fullscreen' },
  args: { sidebar: null, topBar: null, children: null },
  render: () => <Page />,
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Toggle Sidebar' });

export const Open: Story = {
  render: () => <Page start="statements" />,
  play: async () => {
    await expect(screen.getByRole('complementary').getBoundingClientRect().width).toBe(18 * 16);
  },
};

export const SkipLinkFirst: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#main');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('main')).toHaveFocus();
  },
};

export const CollapsedSidebar: Story = {
  render: () => <Page start="statements" />,
  play: async () => {
    await userEvent.click(trigger());
    const aside = screen.getByRole('complementary');
    await waitFor(() => expect(aside.getBoundingClientRect().width).toBe(48));
  },
};

export const CollapsedSidebarFlyout: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Landlords' }));
    const flyout = await screen.findByRole('dialog', { name: 'Landlords' });
    await expect(within(flyout).getByRole('link', { name: 'Statements' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Landlords' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Landlords' });
  },
};

const narrow = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
};

export const Narrow: Story = { ...narrow };

/** SDB-2: the drawer is a modal dialog. */
export const NarrowWithDrawer: Story = {
  ...narrow,
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await userEvent.click(trigger());
    const drawer = await screen.findByRole('dialog', { name: 'Sidebar' });
    await expect(screen.queryByRole('main')).toBeNull();
    for (let presses = 0; presses < 20; presses++) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Control>}b{/Control}');
    await screen.findByRole('dialog', { name: 'Sidebar' });
  },
};
