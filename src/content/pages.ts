// Titles for the browser's tab and search results, and the words of the other pages. Words that are
// marked as prescribed are the specification's: you may change them.
import { firm } from "./firm";
import { hero } from "./landing";
import type { Content } from "./types";

/** The Leadership Team page. */
export const teamPage: Content["teamPage"] = {
  // Prescribed.
  heading: "Leadership Team",
  intro: "People who know what a song is worth, on paper and off it.",
  // Screen readers read it before the name. `linkedIn` is the link beside the name.
  portraitOf: "Portrait of",
  linkedIn: "LinkedIn",
  invitation: "Put a voice to the names.",
};

/**
 * Each page's title in the browser's tab, and what search results and shared links say below it.
 */
export const pages: Content["pages"] = {
  home: {
    title: `${firm.name} | ${hero.headline}`,
    description: `An investment firm for music and entertainment intellectual property. ${hero.tagline}.`,
  },
  team: {
    title: `${teamPage.heading} | ${firm.name}`,
    description: teamPage.intro,
  },
  notFound: {
    title: `Page not found | ${firm.name}`,
    description: "There is no page at this address.",
  },
  error: {
    title: `Error | ${firm.name}`,
    description: "This page could not be shown.",
  },
};

/** The page for an address that does not exist. */
export const notFoundPage: Content["notFoundPage"] = {
  label: "404",
  // Prescribed.
  heading: "Oops! Page not found",
  text: "The needle has reached the run-out groove. Nothing is pressed at this address.",
  // Prescribed.
  home: "Return to Home",
};

/** The page that hosts send when they fail. */
export const errorPage: Content["errorPage"] = {
  label: "Error",
  // Prescribed.
  heading: "Unexpected Application Error!",
  text: "Something skipped on our side. Reload the page, or start again from the home page.",
  reload: "Reload the page",
  home: "Return to Home",
};
