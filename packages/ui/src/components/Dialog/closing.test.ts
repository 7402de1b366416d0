import { describe, expect, it, vi } from 'vitest';
import { type DialogCloseReason, requestClose } from './closing';

const reasons: DialogCloseReason[] = ['escape', 'outside', 'closeButton', 'cancel', 'navigation'];
const closing = (options: { pending?: boolean; closeOnOutside?: boolean } = {}) => ({
  pending: false,
  closeOnOutside: false,
  onClose: vi.fn(),
  onCloseBlocked: vi.fn(),
  ...options,
});

describe.each(reasons)('%s', (reason) => {
  it('DLG-5 is refused and reported while pending', () => {
    const pending = closing({ pending: true, closeOnOutside: true });
    requestClose(pending, reason);
    expect(pending.onCloseBlocked).toHaveBeenCalledExactlyOnceWith({ reason });
    expect(pending.onClose).not.toHaveBeenCalled();
  });

  it('DLG-3 closes otherwise, where a press outside may', () => {
    const idle = closing({ closeOnOutside: true });
    requestClose(idle, reason);
    expect(idle.onClose).toHaveBeenCalledExactlyOnceWith({ reason });
    expect(idle.onCloseBlocked).not.toHaveBeenCalled();
  });
});

it('DLG-4 a press outside does nothing by default', () => {
  const idle = closing();
  requestClose(idle, 'outside');
  expect(idle.onClose).not.toHaveBeenCalled();
  expect(idle.onCloseBlocked).not.toHaveBeenCalled();
});
