import { expect } from 'storybook/test';

/** Each amount of the tables in `root` stands on one line of its cell, all of it. */
export async function expectWholeFigures(root: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const amounts = [...root.querySelectorAll('td')].filter(({ textContent }) => /\d\.\d\d$/.test(textContent));
  await expect(amounts).not.toHaveLength(0);
  const broken = amounts.filter((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
    return cell.scrollWidth > cell.clientWidth || text.getBoundingClientRect().height > line * 1.5;
  });
  await expect(broken.map(({ textContent }) => textContent)).toEqual([]);
}
