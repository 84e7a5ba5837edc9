import { leadSent } from '../content/lead-form';
import { Attribute, attribute } from '../ui/attributes';
import { textButton } from '../ui/text-button.css';
import * as css from './copy-message.css';

/**
 * A button that copies a message: see `lead/copy-message.inline.ts`.
 *
 * @param message omit if the inline script sets it
 */
export function CopyMessage({ message = '' }: { message?: string }) {
  return (
    <span className={css.wrapper} {...attribute(Attribute.message, message)}>
      <button
        type="button"
        className={textButton}
        {...attribute(Attribute.copyLabel, leadSent.copy)}
        {...attribute(Attribute.copiedLabel, leadSent.copied)}
      >
        {leadSent.copy}
      </button>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the inline script adds it. */}
      <label className={css.byHand} hidden>
        {leadSent.copyByHand}
      </label>
    </span>
  );
}
