/**
 * Whether this document is the page that was asked for. Some hosts answer every unknown path with
 * the landing page: then another page of ours is at its own address, and for anything else this
 * returns false.
 *
 * @param page path of this document in the route table
 */
export function findPage(page: string): boolean {
  if (page !== '/') return true;
  const asked = location.pathname.slice(__BASE__.length).replace(/(^|\/)(index\.html)?$/, '');
  if (asked === '') return true;
  const address = `${__BASE__}${asked}/`;
  // At its own address already: then the host does not have it.
  if (__PATHS__.includes(`/${asked}`) && location.pathname !== address) {
    location.replace(address + location.search + location.hash);
    return true;
  }
  console.error(`Page not found: ${location.pathname}`);
  return false;
}
