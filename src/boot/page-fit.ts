/**
 * Calls `onMisfit` when the page is not the one that was asked for, because the host answers
 * unknown paths with the landing page. In a folder that the site was not built for, either that
 * is so or the site was put there: the logo tells, for it lies where the site is.
 *
 * @param route path of the prerendered route
 * @param paths pattern of the paths that it may be served at
 */
export function watchPageFit(route: string, paths: string, onMisfit: () => void): void {
  const { pathname } = location;
  if (!RegExp(paths, 'i').test(pathname)) onMisfit();
  else if (route === '/' && pathname !== __BASE__) {
    // The first image is the logo of the bar; any other may fail for itself.
    addEventListener(
      'error',
      ({ target }) => {
        if (target === document.images[0]) onMisfit();
      },
      true,
    );
  }
}
