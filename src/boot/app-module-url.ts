/**
 * Address of the app's module. Older browsers remember a failed module until its address changes,
 * so each retry has one of its own.
 *
 * @param root the way to the site's root
 * @param file its name in `assets/`
 * @param failures how often it could not be had so far
 */
export function appModuleUrl(root: string, file: string, failures: number): string {
  return `${root}assets/${file}${failures ? `?r=${failures}` : ''}`;
}
