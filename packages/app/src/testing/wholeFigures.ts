import { expect } from 'storybook/test';

function innermost(node: Node, side: 'firstChild' | 'lastChild'): Node {
  const child = node[side];
  return child ? innermost(child, side) : node;
}

/** Each amount of the tables in `root` stands on one line of its cell, all of it. */
export async function expectWholeFigures(root: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const amounts = [...root.querySelectorAll('td')].filter(({ textContent }) => /\d\.\d\d$/.test(textContent));
  await expect(amounts).not.toHaveLength(0);
  const broken = amounts.filter((cell) => {
    // Of the text alone: beside a label of two lines, its element is as tall as the label.
    const text = document.createRange();
    text.setStart(innermost(cell, 'firstChild'), 0);
    const end = innermost(cell, 'lastChild');
    text.setEnd(end, end.textContent?.length ?? 0);
    const { width, height } = text.getBoundingClientRect();
    const { lineHeight, paddingLeft, paddingRight } = getComputedStyle(cell);
    const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // Half a pixel: clientWidth is a whole number.
    return width > room + 0.5 || height > Number.parseFloat(lineHeight) * 1.5;
  });
  await expect(broken.map(({ textContent }) => textContent)).toEqual([]);
}
