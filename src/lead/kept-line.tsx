import { leadSent } from '../content/lead-form';
import { CopyMessage } from '../ui/copy-message';
import { action } from '../ui/copy-message.css';
import { useStore } from '../ui/store';
import { keptLead } from './kept-lead';
import * as css from './kept-line.css';

/** After a submit: the message once more, for when no mail program has opened. */
export function KeptLine() {
  const sent = useStore(keptLead);
  if (!sent) return null;
  return (
    <div className={css.line}>
      <span>{leadSent.kept}</span>
      <a className={action} href={sent.href}>
        {leadSent.openAgain}
      </a>
      <CopyMessage key={sent.text} text={sent.text} />
    </div>
  );
}
