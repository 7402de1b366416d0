import { lostWords } from './lostWords';
import { lost } from './showLost.css';

/** Says that the program itself could not be loaded. Plain elements: what would render them is what is missing. */
export function showLost(container: HTMLElement): void {
  const page = document.createElement('div');
  page.className = lost;
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = lostWords.title;
  const text = document.createElement('p');
  text.textContent = `${lostWords.cause} Reload to go on.`;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = lostWords.reload;
  reload.addEventListener('click', () => window.location.reload());
  page.append(title, text, reload);
  container.replaceChildren(page);
}
