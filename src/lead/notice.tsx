import { leadSent, toastWords } from '../content/lead-form';
import { Attribute, attribute } from '../ui/attributes';
import { Icon } from '../ui/icon';
import { iconButton } from '../ui/icon-button.css';
import { CopyMessage } from './copy-message';
import * as css from './toast.css';

/** Replaces the toast where the app is late or missing. `lead/thanks.inline.ts` announces its words for both. */
export function Notice() {
  return (
    <section className={css.region} id="notice" aria-label={toastWords.region} hidden>
      <div className={css.toast}>
        <strong className={css.title} {...attribute(Attribute.thanksAfter, 'both')}>
          {leadSent.title}
        </strong>
        <p className={css.description} {...attribute(Attribute.thanksAfter, 'success')}>
          {leadSent.success}
        </p>
        <p className={css.description} {...attribute(Attribute.thanksAfter, 'failure')}>
          {leadSent.failure}
        </p>
        <div className={css.copySlot}>
          <CopyMessage />
        </div>
        <div className={css.dismissSlot}>
          {/* Not a `CloseButton`: usually no app is there to show its tooltip. */}
          <button
            type="button"
            className={iconButton}
            aria-label={toastWords.dismiss}
            {...attribute(Attribute.dismissNotice)}
          >
            <Icon name="cross" />
          </button>
        </div>
      </div>
    </section>
  );
}
