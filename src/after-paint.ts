/**
 * Runs `task` once the browser has painted what has just been rendered; at once when the tab is
 * hidden, since it paints nothing then and the mail program may have taken the screen.
 */
export function afterPaint(task: () => void): void {
  const frame = requestAnimationFrame(() =>
    // The first callback comes before the paint, this second one after it.
    requestAnimationFrame(run),
  );
  document.addEventListener('visibilitychange', run);
  if (document.hidden) setTimeout(run);

  let done = false;
  function run() {
    if (done) return;
    done = true;
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', run);
    task();
  }
}
