/**
 * Runs `task` once the browser has painted what has just been rendered; at once when the tab is
 * hidden, since it paints nothing then and the mail program may have taken the screen.
 */
export function afterPaint(task: () => void): void {
  new Promise<unknown>((resolve) => {
    // The first callback comes before the paint, the second one after it.
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    document.addEventListener('visibilitychange', resolve, { once: true });
    if (document.hidden) resolve(undefined);
  }).then(task);
}
