import type { ButtonHTMLAttributes } from 'react';
import { Tooltip } from '../tooltip/tooltip';
import { Boundary } from './boundary';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name and its tooltip. */
  label: string;
  /** Unique on the page. */
  tooltipId: string;
}

/** A cross that closes something. */
export function CloseButton({ label, tooltipId, ...props }: CloseButtonProps) {
  const button = (
    <button type="button" className={iconButton} aria-label={label} {...props}>
      <Icon name="cross" />
    </button>
  );
  return (
    <Boundary fallback={button}>
      <Tooltip id={tooltipId} text={label}>
        {button}
      </Tooltip>
    </Boundary>
  );
}
