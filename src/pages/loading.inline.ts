// Inline script in the head of every page. The class keeps the records simple until the load: see `ui/disc.css.ts`.
const { classList } = document.documentElement;
classList.add('loading');
addEventListener('load', () => classList.remove('loading'));
