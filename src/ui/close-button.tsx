import type { ButtonHTMLAttributes } from 'react';
import { Attribute, attribute } from './attributes';
import { Icon } from './icon';
import { iconButton } from './icon-button.css';
import { anchor } from './tooltip.css';

/** An icon button; `ui/tooltips.app.tsx` shows its label as a tooltip. */
export function CloseButton({
  label,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <span className={anchor} {...attribute(Attribute.tooltipTrigger)}>
      <button type="button" className={iconButton} aria-label={label} {...props}>
        <Icon name="cross" />
      </button>
    </span>
  );
}
