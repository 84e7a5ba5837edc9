/**
 * Puts a text on the clipboard.
 *
 * @returns whether that worked; browsers refuse it without a click, on plain http, or by policy
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
