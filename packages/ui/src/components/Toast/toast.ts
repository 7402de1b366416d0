import { createToastStore, type ToastStore } from './store';

/** The whole of what stands behind `toast`, for the Toaster. */
export const store = createToastStore();

/** Says something in passing, from anywhere: `toast.success('Company created successfully!')`. Needs one `Toaster` on the page. */
export const toast: Omit<ToastStore, 'remove' | 'getToasts' | 'subscribe'> = store;
