// The panels that offer the draft: one in the Contact section, one in the dialog.
import { Attribute } from '../shared/attributes';
import { setMessage } from './copying';
import { delegate } from './delegate';
import { latestDraft } from './draft';
import { setMailLink } from './mail-link';

/** Puts the latest draft into all panels, and shows those that match a selector. */
function fillPanels(shown: string): void {
  const draft = latestDraft();
  if (!draft) return;
  for (const panel of document.querySelectorAll<HTMLElement>(`[${Attribute.draftPanel}]`)) {
    if (panel.matches(shown)) panel.hidden = false;
    setMessage(panel, draft.message);
    for (const link of panel.querySelectorAll('a')) {
      if (link.hasAttribute(Attribute.openAgain)) setMailLink(link, draft.href);
      if (link.hasAttribute(Attribute.webmail)) {
        link.href = link.href.replace(/mailto%3A.*/, encodeURIComponent(draft.href));
      }
    }
  }
}

/** Shows the latest draft in the page. In an open dialog it would move the fields. */
export const showDraft = () => fillPanels('main *');

/** Shows the draft in a dialog that opens. */
export function setUpDraftPanels(): void {
  delegate('click', '[command=show-modal]', () => fillPanels('*'));
}
