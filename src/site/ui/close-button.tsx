import type { ButtonHTMLAttributes } from 'react';
import { Mark, mark } from '../../shared/markup';
import { Icon } from './icon';
import { iconButton, tooltip } from './icon-button.css';

export function CloseButton({
  label,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button type="button" className={iconButton} {...mark(Mark.tip)} {...props}>
      <Icon name="cross" />
      <span className={tooltip}>{label}</span>
    </button>
  );
}
