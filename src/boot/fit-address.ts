// Inline script at the very top of pages that lie in two files, as the team page does. Relative
// addresses need the right slash: some hosts serve `team.html` at `/team/`, or `team/index.html` at
// `/team`. Changing the address in place, before anything is resolved against it, cannot end in a
// loop of redirects.
const { pathname, search, hash } = location;
const isInFolder = document.documentElement.dataset.root === '../';
const fitting = pathname.replace(/\/?$/, isInFolder ? '/' : '');
if (fitting !== pathname && !pathname.endsWith('.html'))
  history.replaceState(history.state, '', fitting + search + hash);

// A module for TypeScript, so that its names are its own.
export {};
