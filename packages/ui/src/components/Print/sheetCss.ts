const cssText = (text: string) =>
  `"${text.replace(/["\\\s]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

const font = 'font: 8pt sans-serif; color: #000;';

/** The margins of the sheets: the number of each, and whom the document is about on each but the first, whose head shows it. */
export function sheetCss(runningHead: string | undefined): string {
  return `@page { @bottom-right { content: counter(page) " / " counter(pages); ${font} } }
@page { @top-left { content: ${runningHead ? cssText(runningHead) : 'none'}; ${font} } }
@page :first { @top-left { content: none } }`;
}
