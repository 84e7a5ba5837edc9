// Everything that the build reads from this folder, by file. A missing or renamed name is reported here.
import { colors } from "./colors";
import { firm, investorLogin } from "./firm";
import { about, actions, contact, hero, orWriteTo, pressing, stats, team, whyPartner } from "./landing";
import { leadDialog, leadFieldWords, leadMail, leadSent, toastWords } from "./lead-form";
import { leaders } from "./leaders";
import { bar, footer, footerLinks, homeLinkSuffix, navigation, newTab, skipLink } from "./navigation";
import { errorPage, notFoundPage, pages, teamPage } from "./pages";

export const content = {
  firm: { firm, investorLogin },
  landing: { hero, actions, stats, pressing, about, whyPartner, team, contact, orWriteTo },
  leaders: { leaders },
  "lead-form": { leadDialog, leadFieldWords, leadMail, leadSent, toastWords },
  navigation: { navigation, skipLink, homeLinkSuffix, bar, newTab, footer, footerLinks },
  pages: { pages, teamPage, notFoundPage, errorPage },
  colors: { colors },
};

export type Content = typeof content;
