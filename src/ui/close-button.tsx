import type { ButtonHTMLAttributes } from 'react';
import * as css from './close-button.css';
import { Icon } from './icon';

/** A cross that closes something; `label` is its accessible name. */
export function CloseButton({
  label,
  ...props
}: { label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>) {
  return (
    <button type="button" className={css.close} aria-label={label} {...props}>
      <Icon name="cross" />
    </button>
  );
}
