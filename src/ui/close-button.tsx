import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';

/** A cross that closes something; `label` is its accessible name. */
export function CloseButton({
  label,
  ...props
}: { label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>) {
  return (
    <button type="button" className={iconButton} aria-label={label} {...props}>
      <Icon name="cross" />
    </button>
  );
}
