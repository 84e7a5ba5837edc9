import type { FooterLink } from "../../src/content-rules/schema";

export const navigation = [
  { section: "about", label: "About", side: "A1" },
  { section: "why-partner", label: "Why Partner", side: "A2" },
  { section: "team", label: "Team", side: "B1" },
  { section: "contact", label: "Contact", side: "B2" },
];

export const skipLink = "Skip to content";

export const homeLinkSuffix = "home";

export const bar = {
  mainNavigation: "Main",
  menuButton: "Menu",
  backToHome: "Back to Home",
};

export const newTab = "(opens in a new tab)";

export const footer = {
  fromTheTop: "From the top",
  rightsReserved: "All rights reserved.",
  disclaimer:
    "This site is for information only. It is not an offer to sell, or a solicitation of an offer to buy, any security or interest.",
};

export const footerLinks: FooterLink[] = [];
