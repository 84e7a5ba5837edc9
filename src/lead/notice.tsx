import { leadSent, toastWords } from '../content/lead-form';
import { Icon } from '../ui/icon';
import { iconButton } from '../ui/icon-button.css';
import * as css from '../ui/toast.css';
import { CopyMessage } from './copy-message';

/** Replaces the toast where the app is late or missing. `inline/thanks.ts` announces its words for both. */
export function Notice() {
  return (
    <section className={css.region} id="notice" aria-label={toastWords.region} hidden>
      <div className={css.toast}>
        <strong className={css.title} data-thanks="both">
          {leadSent.title}
        </strong>
        <p className={css.description} data-thanks="success">
          {leadSent.success}
        </p>
        <p className={css.description} data-thanks="failure">
          {leadSent.failure}
        </p>
        <div className={css.copySlot}>
          <CopyMessage />
        </div>
        <div className={css.dismissSlot}>
          <button type="button" className={iconButton} aria-label={toastWords.dismiss} data-dismiss>
            <Icon name="cross" />
          </button>
        </div>
      </div>
    </section>
  );
}
