import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import * as css from './button.css';

interface ButtonStyle {
  variant?: keyof typeof css.button;
  className?: string | undefined;
}

const buttonClass = (variant: ButtonStyle['variant'] = 'outline', className = '') =>
  `${css.button[variant]} ${className}`.trim();

/** A button whose default type is `button`. */
export function Button({
  variant,
  className,
  ...props
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={buttonClass(variant, className)} {...props} />;
}

export function ButtonLink({
  variant,
  className,
  ...props
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={buttonClass(variant, className)} {...props} />;
}
