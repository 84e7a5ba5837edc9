import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';
import { trigger } from './tooltip.css';

/** An icon button; `Tooltips` shows its label. */
export function CloseButton({
  label,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <span className={trigger}>
      <button type="button" className={iconButton} aria-label={label} {...props}>
        <Icon name="cross" />
      </button>
    </span>
  );
}
