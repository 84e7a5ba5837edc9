import { firm } from "./firm";

export const hero = {
  headline: "Turning Assets to Legacy",
  tagline: "Growing IP Value Year After Year",
  image: "concert.jpg",
  fallbackImage: "concert-fallback.jpg",
};

export const actions = {
  investorLogin: "Investor Login",
  scheduleCall: "Schedule Intro Call",
};

export const stats = [
  { value: "$400M", label: "portfolio" },
  { value: "15", unit: "years+", label: "of deal experience" },
  { value: "Worldwide", label: "reach" },
];

export const record = { catalogNumber: "RLP 001", speed: "33⅓" };

export const about = {
  heading: ["A great song never stops working.", "Neither should its owner."],
  intro: `${firm.name} invests in music and entertainment intellectual property: the rights and royalties behind works that people return to for decades.`,
  paragraphs: [
    "Our mission is to preserve culturally significant works. We look after how they are heard, licensed and remembered, and we plan for them in decades rather than quarters.",
    "Experience backs that patience. The portfolio is valued at about $400M, managed by people with 15 years or more of deal experience and a worldwide view of where music earns its income.",
  ],
};

export const whyPartner = {
  heading: ["An investor's discipline.", "A listener's ear."],
  reasons: [
    { title: "Culturally significant works, preserved", text: "We acquire work that matters and treat it that way, with clear title, careful stewardship and a long view of every use." },
    { title: "Artist-first, always", text: "The people who made the work come first in the conversation. Terms are explained plainly, and creative legacy is part of the deal." },
    { title: "Data-driven asset selection", text: "Taste starts the conversation; evidence closes the deal. Royalty history and durability of demand are tested before we commit." },
    { title: "Flexible capital", text: "Deals are shaped around the asset and the people behind it, not forced into one structure or one schedule." },
    { title: "Global expansion", text: "Songs cross borders faster than contracts do. We look for the territories and formats where a work still has room to grow." },
  ],
  dealFigures: [
    { value: "$2B+", label: "of deal experience across the team" },
    { value: "$1.27B", label: "catalog sale, cited as a reference transaction" },
  ],
};

export const team = {
  heading: "The people behind the catalog.",
  cards: [
    {
      name: "Leadership Team", role: "Nine leaders",
      description: "Royalties, publishing, A&R, legal and deals under one roof. Meet the people accountable for the portfolio.",
      isClickable: true,
    },
    {
      name: "Investment Committee", role: "Capital decisions",
      description: "Weighs every acquisition against the data and signs off before capital is committed.",
      isClickable: false,
    },
    {
      name: "Advisory Board", role: "Industry perspective",
      description: "An outside perspective that keeps our thinking close to how music is made, heard and valued.",
      isClickable: false,
    },
  ],
  cardAction: "Meet the team",
  board: {
    name: "Board of Directors",
    description: "Four areas of oversight, arranged to work in concert.",
    areas: ["Entertainment", "Finance", "Technology", "Legal"],
  },
};

export const contact = {
  heading: "Start with a conversation.",
  intro: "Considering an investment, or the future of a catalog? An introductory call is the simplest way to begin.",
};

export const orWriteTo = "Or write to";
