// Titles for the browser's tab and search results, and the words of the other pages.
import { firm } from "./firm";
import { hero } from "./landing";

/** Each page's title in the browser's tab, and what search results and shared links say below it. */
export const pages = {
  home: {
    title: `${firm.name} | ${hero.headline}`,
    description: "An investment firm for music and entertainment intellectual property. Growing IP value year after year.",
  },
  team: {
    title: `Leadership Team | ${firm.name}`,
    description: "People who know what a song is worth, on paper and off it.",
  },
  notFound: {
    title: `Page not found | ${firm.name}`,
    description: "There is no page at this address.",
  },
};

/** The Leadership Team page. */
export const teamPage = {
  heading: "Leadership Team",
  intro: "People who know what a song is worth, on paper and off it.",
  invitation: "Put a voice to the names.",
  contactLink: "Schedule Intro Call",
};

/** The page for an address that does not exist. */
export const notFoundPage = {
  label: "404",
  heading: "Oops! Page not found",
  text: "The needle has reached the run-out groove. Nothing was ever pressed at this address.",
  home: "Return to Home",
};

/** The page for an error in the site itself. */
export const errorPage = {
  label: "Error",
  heading: "Unexpected Application Error!",
  text: "Something skipped on our side. Reload the page, or start again from the home page.",
  reload: "Reload the page",
  home: "Return to Home",
};
