import type { Files } from './files';

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

/** Adds the script to the owner's own pages too, which are published as they are. */
export const withDevScript = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, data]) => {
      const isOwn = path.endsWith('.html') && !String(data).includes(devScript);
      return [path, isOwn ? `${data}<script>${devScript}</script>` : data];
    }),
  );
