// The people of the Leadership Team, in the order of the page. The specification has nine, and
// their roles.
import type { Content } from "./types";

export const leaders: Content["leaders"] = [
  {
    name: "Marian Holloway",
    role: "CEO",
    bio: "Sets the firm’s direction and keeps its promise simple: buy with care, hold with patience and leave every work in better shape than we found it.",
    image: "ceo.jpg",
  },
  {
    name: "Imani Okafor",
    role: "CMO",
    bio: "Finds new audiences for familiar works and makes sure each campaign honors the people who created them.",
    image: "cmo.jpg",
  },
  {
    name: "Tomas Lindqvist",
    role: "COO",
    bio: "Runs the machinery between signature and royalty statement, from a catalog’s first day with us.",
    image: "coo.jpg",
  },
  {
    name: "Samira Haddad",
    role: "Finance and Royalties Director",
    bio: "Follows every royalty line to its source and turns reporting into something partners can read and trust.",
    image: "finance-royalties.jpg",
  },
  {
    name: "Everett Boone",
    role: "General Counsel",
    bio: "Leads contracts and governance, so that title is clear and promises are kept.",
    image: "general-counsel.jpg",
    framing: "top",
  },
  {
    name: "Theo Baptiste",
    role: "VP of A&R and M&A",
    bio: "Works where taste meets valuation, building relationships with artists and carrying deals from first listen to close.",
    image: "vp-ar-ma.jpg",
  },
  {
    name: "Hana Morikawa",
    role: "Acquisitions Lead",
    bio: "Builds the evidence for each asset: earnings history, listening trends and the odds that demand will last.",
    image: "acquisitions-1.jpg",
  },
  {
    name: "Harjit Sandhu",
    role: "Acquisitions Lead",
    bio: "Structures offers around the asset and its owner, with a particular eye for rights that travel well across borders.",
    image: "acquisitions-2.jpg",
    framing: "bottom",
  },
  {
    name: "Clara Whitfield",
    role: "VP Publishing",
    bio: "Looks after songs and the people who wrote them, from registration to the next recording, screen or stage.",
    image: "vp-publishing.jpg",
  },
];
