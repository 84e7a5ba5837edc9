import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import * as css from './button.css';

interface Look {
  variant?: keyof typeof css.button;
  className?: string;
}

const look = (variant: Look['variant'] = 'ghost', className = '') =>
  `${css.button[variant]} ${className}`.trim();

/** A button whose default type is `button`. */
export function Button({
  variant,
  className,
  ...props
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={look(variant, className)} {...props} />;
}

export function ButtonLink({
  variant,
  className,
  ...props
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={look(variant, className)} {...props} />;
}
