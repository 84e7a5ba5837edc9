import '../style/theme.css';
import type { ReactNode } from 'react';
import { Hero } from '../sections/hero';
import { LandingMenu } from '../sections/landing-menu';
import { FirstScreenEnd } from '../ui/placeholders';
import { TopBar } from '../ui/top-bar';

/** The first screen of the landing page. The styles that it imports are in the head. */
export function LandingFirstScreen({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar>
        <LandingMenu />
      </TopBar>
      <main>
        <Hero />
        <FirstScreenEnd />
        {children}
      </main>
    </>
  );
}
