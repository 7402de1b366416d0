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
