import { toastMessages } from '../components/Toast/Toast.messages';
import { named, type PartLocator, type Scope } from './locator';

/** A Dialog, FormDialog, AlertDialog, Drawer or ReportDialog by its title. */
export function dialog<L extends PartLocator<L>>(scope: Scope<L>, title: string | RegExp) {
  const root = named(scope, 'dialog', title).or(named(scope, 'alertdialog', title));
  return {
    root,
    button: (name: string | RegExp) => named(root, 'button', name),
    heading: (name: string | RegExp) => named(root, 'heading', name),
  };
}

/** An item of any kind. */
const itemOf = <L extends PartLocator<L>>(page: Scope<L>, name: string | RegExp) =>
  named(page, 'menuitem', name)
    .or(named(page, 'menuitemcheckbox', name))
    .or(named(page, 'menuitemradio', name));

/** A Menu by the name of its button. */
export function menu<L extends PartLocator<L>>(scope: Scope<L>, button: string | RegExp) {
  const trigger = named(scope, 'button', button);
  return {
    trigger,
    /**
     * Opens it and takes the item, or those of its submenus on the way: 'Move to', 'Ready'. `page` is where the menu is, since it stands
     * at the end of the body.
     */
    async choose(page: Scope<L>, ...items: readonly (string | RegExp)[]) {
      await trigger.click();
      // By key: without a layout nobody knows whether the pointer is on its way to the submenu.
      for (const item of items.slice(0, -1)) await itemOf(page, item).press('Enter');
      for (const item of items.slice(-1)) await itemOf(page, item).click();
    },
  };
}

/** What the Toaster shows. */
export function toasts<L extends PartLocator<L>>(scope: Scope<L>) {
  const root = named(scope, 'region', toastMessages.defaults.region);
  const all = root.getByRole('listitem');
  const toast = (text: string | RegExp) => all.filter({ hasText: text });
  return {
    root,
    all,
    toast,
    closeButton: (text: string | RegExp) => named(toast(text), 'button', toastMessages.defaults.close),
    actionButton: (text: string | RegExp, label: string) => named(toast(text), 'button', label),
  };
}
