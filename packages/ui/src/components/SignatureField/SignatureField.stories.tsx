import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { Signature } from './Signature';
import { SignatureField } from './SignatureField';

const drawn =
  'M60 150L64 90L80 50L96 90L104 150L122 100L140 150L158 100L176 150L210 120L240 140L270 110L300 146L340 100L352 150L380 96L420 150L470 120L530 130';

const meta = {
  component: SignatureField,
  args: { label: 'Signature', hint: 'Sign with a finger or a mouse. Your typed name counts too.' },
  decorators: [
    (Story) => (
      <>
        <Announcer />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SignatureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** SGN-5 */
export const TypedName: Story = { args: { typedName: 'Tendai Moyo' } };
export const LongTypedName: Story = { args: { typedName: 'Rumbidzai Nyaradzo Chikwanha-Mukaratirwa' } };
export const Drawn: Story = { args: { defaultValue: drawn } };
/** SGN-6 */
export const Disabled: Story = { args: { defaultValue: drawn, disabled: true } };
export const AtTheWidthOfAPhone: Story = {
  args: { defaultValue: drawn },
  globals: { viewport: { value: 'narrowest' } },
};
/** SGN-3 */
export const Drawing: Story = {
  play: async ({ canvas }) => {
    const pad = canvas.getByRole('img');
    const { left, top, width, height } = pad.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      ...{ pointerId: 1, button: 0, clientX: left + x * width, clientY: top + y * height },
    });
    await fireEvent.pointerDown(pad, at(0.1, 0.7));
    for (const x of [0.2, 0.3, 0.4, 0.5]) await fireEvent.pointerMove(pad, at(x, x));
    await fireEvent.pointerUp(pad, at(0.5, 0.5));
    await expect(pad).toHaveAccessibleName('Drawn signature');
  },
};
/** SGN-7 */
export const Shown: Story = { render: () => <Signature path={drawn} label="Signature of Tendai Moyo" /> };
