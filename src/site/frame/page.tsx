import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { Mark, mark } from '../../shared/markup';
import { fileUrl } from '../../shared/url';
import { TopBar } from './top-bar';

/** What the build has made for a page. */
export interface PageParts {
  /** The script of `src/page`. */
  script: string;
  /** File name of the app's module in `assets/`. */
  appFile: string;
  /** Styles that follow the opening, because a slow phone then paints the opening sooner. */
  laterStyles: string;
}

export const PagePartsContext = createContext<PageParts>({
  script: '',
  appFile: '',
  laterStyles: '',
});

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
  const { script, appFile, laterStyles } = useContext(PagePartsContext);
  return (
    <>
      <TopBar>{bar}</TopBar>
      <main {...main}>
        {opening}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it of our styles. */}
        {laterStyles && <style dangerouslySetInnerHTML={{ __html: laterStyles }} />}
        {dialog}
        {/* The script is here, because everything that a press needs comes before it. */}
        <script
          {...mark(Mark.app, fileUrl(`assets/${appFile}`))}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made it of `src/page`.
          dangerouslySetInnerHTML={{ __html: script }}
        />
        {children}
      </main>
      {footer}
    </>
  );
}
