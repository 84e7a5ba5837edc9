// The firm: its name, its addresses and where Investor Login leads.
import type { Firm } from "../../../src/content/schema";

export const firm: Firm = {
  // As it stands in titles and in the footer.
  name: "Refrain Legacy Partners",
  // Below an icon on a phone: twelve letters at most.
  shortName: "Refrain",
  // Every lead goes to this address.
  email: "inquiries@example.com",
  // Where the site will live: https, no slash at the end.
  siteUrl: "https://www.example.com",
  // The external service behind Investor Login, and what tells it where the visitor came from.
  investorLogin: {
    url: "https://investors.example.com/",
    tracking: {
      utm_source: "website",
      utm_medium: "referral",
      utm_campaign: "investor_login",
    },
  },
  // Who hears of security problems, and the last day on which this is sure to be right.
  security: { email: "security@example.com", expires: "2027-11-01" },
  copyrightYear: 2025,
};
