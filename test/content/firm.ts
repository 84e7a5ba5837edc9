// The tests build from this folder, so that a change of the firm's words leaves them green.
export const firm = {
  name: "Refrain Legacy Partners",
  shortName: "Refrain",
  email: "inquiries@example.com",
  siteUrl: "https://www.example.com",
  copyrightYear: 2025,
};

export const investorLogin = {
  url: "https://investors.example.com/",
  tracking: {
    utm_source: "website",
    utm_medium: "referral",
    utm_campaign: "investor_login",
  },
};

export const security = { email: "security@example.com", expires: "2027-11-01" };
