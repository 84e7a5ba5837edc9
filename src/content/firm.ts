// The firm: its name, its addresses and where Investor Login leads. `types.ts` says what each field
// is for.
import type { Content } from "./types";

export const firm: Content["firm"] = {
  name: "Refrain Legacy Partners",
  shortName: "Refrain",
  email: "inquiries@example.com",
  siteUrl: "https://www.example.com",
  // Prescribed.
  copyrightYear: 2025,
};

/** For screen readers and translators. */
export const language = "en";

/** What the law asks a firm to say. The footer shows what is not empty. */
export const legal: Content["legal"] = {
  legalName: "",
  address: "",
  registration: "",
  disclosure: "",
};

/**
 * Investor Login: the external service, and the parameters that tell the service where the visitor
 * came from.
 */
export const investorLogin: Content["investorLogin"] = {
  url: "https://investors.example.com/",
  tracking: {
    utm_source: "website",
    utm_medium: "referral",
    utm_campaign: "investor_login",
  },
};
