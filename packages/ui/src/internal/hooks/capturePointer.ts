/** Sends what the pointer does next to the element, wherever it goes. One that is gone by now, as a touch that was cancelled is, has nothing more to send. */
export function capturePointer(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture?.(pointerId);
  } catch {
    // The browser knows no such pointer any more.
  }
}
