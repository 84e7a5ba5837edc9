import type { ButtonHTMLAttributes } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { Icon } from '../icon';
import { iconButton } from '../icon-button.css';
import { Tooltip } from './tooltip';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name and its tooltip. */
  label: string;
  /** Unique on the page. */
  tooltipId: string;
}

export function CloseButton({ label, tooltipId, ...props }: CloseButtonProps) {
  const button = (
    <button type="button" className={iconButton} aria-label={label} {...props}>
      <Icon name="cross" />
    </button>
  );
  return (
    <ErrorBoundary fallback={button}>
      <Tooltip id={tooltipId} text={label}>
        {button}
      </Tooltip>
    </ErrorBoundary>
  );
}
