/**
 * Runs `task` once the browser has painted what has just been rendered; at once when the tab is
 * hidden, since it paints nothing then and the mail program may have taken the screen.
 */
export function afterPaint(task: () => void): void {
  let done = false;
  function run() {
    if (done) return;
    done = true;
    document.removeEventListener('visibilitychange', run);
    task();
  }
  // The first callback comes before the paint, the second one after it.
  requestAnimationFrame(() => requestAnimationFrame(run));
  document.addEventListener('visibilitychange', run);
  if (document.hidden) setTimeout(run);
}
