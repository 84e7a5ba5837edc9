// The firm: its name, its addresses and where Investor Login leads.

export const firm = {
  // As shown in titles and in the footer.
  name: "Refrain Legacy Partners",
  // Below an icon on a phone: twelve letters at most.
  shortName: "Refrain",
  // Every lead goes to this address.
  email: "inquiries@example.com",
  // Where the site will live: https and the domain, no slash at the end.
  siteUrl: "https://www.example.com",
  copyrightYear: 2025,
};

/** Investor Login: the external service, and the parameters that tell the service where the visitor came from. */
export const investorLogin = {
  url: "https://investors.example.com/",
  tracking: {
    utm_source: "website",
    utm_medium: "referral",
    utm_campaign: "investor_login",
  },
};

/** Address for reports of security problems, and the last day on which the address is valid. */
export const security = { email: "security@example.com", expires: "2027-11-01" };
