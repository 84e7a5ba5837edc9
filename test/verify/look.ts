// How a visitor finds things: by role, name and visible text. Runs in the page, so it uses only what is inside of it.

declare global {
  var look: Look;
}

type Look = ReturnType<typeof createLook>;

function createLook() {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  /** The accessible name of a control: its label, or its text. */
  const nameOf = (element: Element) =>
    words(element.getAttribute('aria-label') ?? element.textContent);

  /** All visible elements that match a selector of roles, in document order, whose name begins with a text. */
  const all = (roles: string, name = '', within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(roles)].filter(
      (element) => isVisible(element) && nameOf(element).startsWith(name),
    );

  /** The first of {@link all}. @throws {Error} that says what is missing */
  function one(roles: string, name = '', within: ParentNode = document): HTMLElement {
    const [found] = all(roles, name, within);
    if (!found) throw new Error(`no visible ${roles.split(',')[0]} ${name && `"${name}"`}`);
    return found;
  }

  /** The section that an anchor leads to. */
  function section(id: string): HTMLElement {
    const found = document.getElementById(id);
    if (!found) throw new Error(`nothing has the id ${id}`);
    return found;
  }

  /** How often a text is seen as a whole element, outside of live regions. */
  const count = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        words(element.textContent) === text &&
        ![...element.children].some((child) => words(child.textContent) === text) &&
        !element.closest('[role=status]') &&
        isVisible(element),
    ).length;

  /** The first of the texts that does not follow the one before it. */
  function firstMissing(container: HTMLElement, texts: readonly string[]): string | undefined {
    const seen = words(container.innerText).toLowerCase();
    let from = 0;
    return texts.find((text) => {
      const at = seen.indexOf(text.toLowerCase(), from);
      from = at + text.length;
      return at < 0;
    });
  }

  /** The fields of the form, by their labels. */
  const fields = () =>
    [...document.querySelectorAll<HTMLInputElement>('dialog :is(input, textarea)')].filter(
      (field) => isVisible(field) && !field.readOnly,
    );
  const field = (label: string) =>
    fields().find(({ labels }) => words(labels?.[0]?.textContent).startsWith(label));

  const dialog = () => document.querySelector<HTMLDialogElement>('dialog:modal');

  return {
    words,
    isVisible,
    nameOf,
    all,
    one,
    section,
    count,
    firstMissing,
    fields,
    field,
    dialog,
  };
}

/** The source of a script that defines `look` in every page. */
export const lookSource = `globalThis.__name = (value) => value; window.look = (${createLook})();`;
