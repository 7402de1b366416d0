import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, waitFor } from 'storybook/test';
import { PhotoField } from './PhotoField';

/** A picture as a camera stores it, with where it was taken. */
async function cameraPhoto(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const plain = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const bytes = new Uint8Array((await plain?.arrayBuffer()) ?? new ArrayBuffer(0));
  const place = new TextEncoder().encode('Exif\0\0Harare -17.8292 31.0522');
  const segment = [0xff, 0xe1, 0, place.length + 2, ...place];
  return new File([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], 'IMG_0001.jpeg', {
    type: 'image/jpeg',
  });
}

const meta = {
  component: PhotoField,
  args: { label: 'Kitchen, sink', onPhotos: fn(), onRetry: fn(), onDiscard: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDocuments: Story = { args: { acceptsDocuments: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: '20 files at most. Remove one first.' } };
export const Pending: Story = {
  args: {
    pending: [
      { id: 'a', name: 'IMG_0001.jpg', progress: 40 },
      { id: 'b', name: 'IMG_0002.jpg' },
      { id: 'c', name: 'IMG_0003.jpg', error: 'The connection was lost. Try again.' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    label: 'Zimbabweagriculturalequipment '.repeat(4),
    pending: [{ id: 'a', name: `${'Zimbabweagriculturalequipment'.repeat(5)}.jpg` }],
  },
};

/** PHF-2: what is sent is smaller, and no longer knows where it was taken; a small one neither. */
export const Prepares: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const photos = [await cameraPhoto(3000, 1500), await cameraPhoto(800, 400)];
    const transfer = new DataTransfer();
    for (const photo of photos) {
      await expect(await photo.text()).toContain('Harare');
      transfer.items.add(photo);
    }
    const input = canvas.getByLabelText<HTMLInputElement>('Choose photos: Kitchen, sink');
    input.files = transfer.files;
    await fireEvent.change(input);
    await waitFor(() => expect(args.onPhotos).toHaveBeenCalledTimes(1));
    const sent = (args.onPhotos as unknown as Mock<(event: { files: File[] }) => void>).mock.calls.flatMap(
      ([{ files }]) => files,
    );
    await expect(sent.map(({ name, type }) => [name, type])).toEqual([
      ['IMG_0001.jpg', 'image/jpeg'],
      ['IMG_0001.jpg', 'image/jpeg'],
    ]);
    const sizes: number[][] = [];
    for (const photo of sent) {
      await expect(await photo.text()).not.toContain('Harare');
      const { width, height } = await createImageBitmap(photo);
      sizes.push([width, height]);
    }
    await expect(sizes).toEqual([
      [1600, 800],
      [800, 400],
    ]);
  },
};

export const RightToLeft: Story = {
  ...Pending,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
