// The words of the bar at the top and of the footer. Words that are marked as prescribed are the
// specification's: you may change them.
import type { Content } from "./types";

/**
 * The landing page's anchors, in the order of the bar. The anchors, their order and their labels
 * are prescribed.
 */
export const navigation: Content["navigation"] = {
  about: { label: "About", side: "A1" },
  "why-partner": { label: "Why Partner", side: "A2" },
  team: { label: "Team", side: "B1" },
  contact: { label: "Contact", side: "B2" },
};

/** First link of every page, visible only while it has the focus. */
export const skipLink = "Skip to content";

/** Second part of the logo link's accessible name, after the firm's name. */
export const homeLinkSuffix = "home";

/** Words of the bar. */
export const bar: Content["bar"] = {
  mainNavigation: "Main",
  menuButton: "Menu",
  // Prescribed.
  backToHome: "Back to Home",
};

/** Screen readers read this after a link that opens a new tab. */
export const newTab = "(opens in a new tab)";

/** Words of the footer. */
export const footer: Content["footer"] = {
  rightsReserved: "All rights reserved.",
  disclaimer:
    "This site is for information only. It is not an offer to sell, or a solicitation of an offer to buy, any security or interest.",
};

/**
 * Links of the footer, such as privacy and disclosures; none while the list is empty. `to` is a
 * page of the site or of `text-pages`, a file in `static`, or a full address: { label: "Privacy",
 * to: "/privacy" }
 */
export const footerLinks: Content["footerLinks"] = [];
