import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { Button } from '../Button';
import { Card } from '../Card';
import { DescriptionList } from '../DescriptionList';
import { Stack } from '../Stack';
import { SplitPanel } from './SplitPanel';

const names = ['Rudo Ncube', 'Tendai Moyo', 'Chipo Dube', 'Farai Zhou'];
const list = (
  <Stack gap={2}>
    {names.map((name) => (
      <Button key={name}>{name}</Button>
    ))}
  </Stack>
);

const meta = {
  component: SplitPanel,
  args: {
    label: 'Tenants',
    start: list,
    children: (
      <Card>
        <DescriptionList
          items={[
            { term: 'Tenant', description: 'Rudo Ncube' },
            { term: 'Lease', description: 'L-0001' },
          ]}
        />
      </Card>
    ),
    onSizeChange: fn(),
    onCollapsedChange: fn(),
  },
} satisfies Meta<typeof SplitPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThirdForTheList: Story = { args: { defaultSize: 33 } };
export const Collapsed: Story = { args: { defaultCollapsed: true } };
export const RightToLeft: Story = { args: { dir: 'rtl', defaultSize: 30 } };
/** SPL-1: below one another, and nothing hidden. */
export const Narrow: Story = { args: { defaultCollapsed: true }, globals: { viewport: { value: 'phone' } } };

/** SPL-2 to SPL-4 */
export const Keys: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of Tenants' });
    const reads = (value: string) => () => expect(handle).toHaveAttribute('aria-valuetext', value);
    handle.focus();
    await followKeys([
      ['half at first', '', reads('50 percent')],
      ['Right: wider', '{ArrowRight}', reads('55 percent')],
      ['Home: the least', '{Home}', reads('20 percent')],
      ['End: the most', '{End}', reads('80 percent')],
      ['Enter: hidden', '{Enter}', reads('hidden')],
      ['Enter: back as it was', '{Enter}', reads('80 percent')],
    ]);
    await expect(handle).toHaveFocus();
    await userEvent.dblClick(handle);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith({ size: 50 });
  },
};

/** SPL-2: the boundary is where the pointer is. */
export const Dragged: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, args }) => {
    const handle = canvas.getByRole('separator');
    const root = canvasElement.querySelector('[data-state]') as HTMLElement;
    const { left, width } = root.getBoundingClientRect();
    const send = (type: string, clientX: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { clientX, button: 0, pointerId: 1, bubbles: true, isPrimary: true }),
      );
    send('pointerdown', left + width / 2);
    send('pointermove', left + width * 0.3);
    const start = root.querySelector('[data-part="start"]') as HTMLElement;
    await expect(start.getBoundingClientRect().width / width).toBeCloseTo(0.3, 1);
    send('pointerup', left + width * 0.3);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith({ size: 30 });
    send('pointerdown', left + width * 0.3);
    send('pointermove', left);
    send('pointerup', left);
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith({ collapsed: true });
    await expect(start).not.toBeVisible();
  },
};
