import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import * as css from './button.css';

interface Look {
  variant?: keyof typeof css.button;
  className?: string;
}

const look = (variant: Look['variant'] = 'ghost', className = '') =>
  `${css.button[variant]} ${className}`.trim();

/** A native button; not a submit button unless it says so. */
export function Button({
  variant,
  className,
  ...props
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={look(variant, className)} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  className,
  ...props
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={look(variant, className)} {...props} />;
}
