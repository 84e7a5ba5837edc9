import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import * as css from './button.css';
import { PageLink, type PageLinkProps } from './page-link';

/** How a button looks. */
export type ButtonVariant = keyof typeof css.button;

interface Variant {
  variant?: ButtonVariant;
}

/**
 * A native button; not a submit button unless it says so. Its label may have been translated before
 * the app arrives, which React would take for a mistake.
 */
export function Button({
  variant = 'ghost',
  ...props
}: Variant & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" className={css.button[variant]} suppressHydrationWarning {...props} />
  );
}

/** A link out of the app that looks like a button. */
export function ButtonLink({
  variant = 'ghost',
  ...props
}: Variant & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return <a className={css.button[variant]} {...props} />;
}

/** A link to a page of the site that looks like a button. */
export function ButtonPageLink({
  variant = 'ghost',
  ...props
}: Variant & Omit<PageLinkProps, 'className'>) {
  return <PageLink className={css.button[variant]} {...props} />;
}
