import type { ButtonHTMLAttributes } from 'react';
import { Tooltip } from '../tooltip/tooltip';
import { Boundary } from './boundary';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';

type CloseButtonProps = { label: string } & ButtonHTMLAttributes<HTMLButtonElement>;

function PlainCloseButton({ label, ...props }: CloseButtonProps) {
  return (
    <button type="button" className={iconButton} aria-label={label} {...props}>
      <Icon name="cross" />
    </button>
  );
}

/** A cross that closes something. `label` is its accessible name and its tooltip. */
export function CloseButton({
  tooltipId,
  ...props
}: CloseButtonProps & { /** Unique on the page. */ tooltipId: string }) {
  const button = <PlainCloseButton {...props} />;
  return (
    <Boundary fallback={button}>
      <Tooltip id={tooltipId} text={props.label}>
        {button}
      </Tooltip>
    </Boundary>
  );
}
