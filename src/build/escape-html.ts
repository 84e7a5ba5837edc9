/** A text in HTML or SVG: in an element, or between the double quotes of an attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
