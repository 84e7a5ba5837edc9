/** Runs a task after the next paint, or at once in a hidden tab, which does not paint. */
export function afterPaint(task: () => unknown): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => requestAnimationFrame(task));
}
