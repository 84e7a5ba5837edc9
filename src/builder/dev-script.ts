export const eventsPath = '/__dev';

/** Inline script of each page in development: reloads when the next process answers. */
export const devScript = `let isOpen = false;
new EventSource('${eventsPath}').onopen = () => {
  if (isOpen) {
    // A reload keeps the site as the referrer, so scroll-and-focus.ts would focus the heading.
    document.querySelector('meta[name=referrer]')?.setAttribute('content', 'no-referrer');
    location.reload();
  }
  isOpen = true;
};`;
