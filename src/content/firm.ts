// The firm: its name, its addresses and where Investor Login leads.
import type { Firm, InvestorLogin } from "./types";

export const firm: Firm = {
  // As shown in titles and in the footer.
  name: "Refrain Legacy Partners",
  // Printed on the labels of the records.
  shortName: "Refrain",
  // Every lead goes to this address.
  email: "inquiries@example.com",
  // Where the site will live: https and the domain, no slash at the end.
  siteUrl: "https://www.example.com",
  // Prescribed.
  copyrightYear: 2025,
  // What the law asks a firm to say. The footer shows what is not empty.
  legalName: "",
  address: "",
  registration: "",
  disclosure: "",
};

/** Investor Login: the external service, and the parameters that tell the service where the visitor came from. */
export const investorLogin: InvestorLogin = {
  url: "https://investors.example.com/",
  tracking: {
    utm_source: "website",
    utm_medium: "referral",
    utm_campaign: "investor_login",
  },
};
