import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { TopBar } from './top-bar';

/** Runs here, because everything that a press needs comes before it. */
const PageScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it of `src/page`.
  <script dangerouslySetInnerHTML={{ __html: __PAGE_SCRIPT__ }} />
);

/**
 * The styles that the opening of a page does not need. They follow it, because a slow phone then
 * paints it sooner. HTML forbids styles there, but every browser applies them.
 */
export const LaterStyles = createContext('');

interface PageProps extends HTMLAttributes<HTMLElement> {
  /** What stands beside the logo. */
  bar?: ReactNode;
  /** What a visitor sees first, with the page's heading. */
  opening: ReactNode;
  /** The Schedule Intro Call dialog, where a button of the page opens it. */
  dialog?: ReactNode;
  footer?: ReactNode;
}

/**
 * The frame of every page. Dialog and script come right after the opening, so that a page whose
 * download breaks off there still sends a lead.
 */
export function Page({ bar, opening, dialog, footer, children, ...main }: PageProps) {
  const laterStyles = useContext(LaterStyles);
  return (
    <>
      <TopBar>{bar}</TopBar>
      <main {...main}>
        {opening}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it of our styles. */}
        {laterStyles && <style dangerouslySetInnerHTML={{ __html: laterStyles }} />}
        {dialog}
        <PageScript />
        {children}
      </main>
      {footer}
    </>
  );
}
