import { expect } from 'storybook/test';

/** Each amount of the tables in `root` stands on one line of its cell, all of it. */
export async function expectWholeFigures(root: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const amounts = [...root.querySelectorAll('td')].filter(({ textContent }) => /\d\.\d\d$/.test(textContent));
  await expect(amounts).not.toHaveLength(0);
  const broken = amounts.filter((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const { width, height } = text.getBoundingClientRect();
    const { lineHeight, paddingLeft, paddingRight } = getComputedStyle(cell);
    const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // Half a pixel: clientWidth is a whole number.
    return width > room + 0.5 || height > Number.parseFloat(lineHeight) * 1.5;
  });
  await expect(broken.map(({ textContent }) => textContent)).toEqual([]);
}
