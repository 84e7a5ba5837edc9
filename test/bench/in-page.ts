// What runs inside the pages that are measured. Sent as text, so it can use nothing else.

/** What a page knows of its own loading, in milliseconds. */
export interface Timings {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** From a tap's event to the next paint. */
  tap: number;
  /** When the images in sight were complete. */
  imagesInSight: number;
}

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Collects {@link Timings} in `window.timings`. */
export function watchTimings(): void {
  const timings = { firstPaint: 0, largestPaint: 0, blocked: 0, tap: 0, imagesInSight: 0 };
  window.timings = timings;
  const observe = (options: PerformanceObserverInit, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  observe({ type: 'longtask' }, ({ duration }) => {
    timings.blocked += Math.max(0, duration - 50);
  });
  const eventTiming: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observe(eventTiming, ({ name, duration }) => {
    if (name === 'click') timings.tap = duration;
  });
  const look = () => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const inSight = [...document.images].filter(isInSight);
    const isDone = inSight.length > 0 && inSight.every((image) => image.complete);
    if (isDone && document.readyState !== 'loading') timings.imagesInSight = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
