// The words, figures and photos of the landing page, from top to bottom. Words that are marked as
// prescribed are the specification's: you may change them.
import { firm } from "./firm";
import type { Content } from "./types";

// Prescribed. Several texts state it.
const portfolio = "$400M";

/**
 * The first screen. Headline and tagline are prescribed. The photos are in photos/stage;
 * fallbackImage is shown when image does not load.
 */
export const hero: Content["hero"] = {
  eyebrow: "Music & entertainment IP investments",
  headline: "Turning Assets to Legacy",
  tagline: "Growing IP Value Year After Year",
  image: "concert.jpg",
  fallbackImage: "concert-fallback.jpg",
  // The record shows a square of the photo, in shades of gold; its label hides the middle. For a photo
  // of yours, high or wide: run `npm run dev`, begin at "50% 50%" and 1, zoom in until the people are
  // about as high as the label, and move the place until the label covers no face. A square of less
  // than 800 px looks soft: zoom 1.5 needs a photo of 1200 px, high and wide.
  crop: { place: "100% 62%", zoom: 1.45 },
};

/** The two calls to action. */
export const actions: Content["actions"] = {
  // Both are prescribed.
  investorLogin: "Investor Login",
  scheduleCall: "Schedule Intro Call",
};

/** The stats card that overlaps the hero. */
export const stats: Content["stats"] = [
  // All three are prescribed.
  { value: portfolio, label: "portfolio" },
  { value: "15", unit: "years+", label: "making deals" },
  { value: "Worldwide", label: "reach" },
];

/** The speed on the labels of the records. */
export const pressing: Content["pressing"] = { speed: "33⅓" };

/** About: the mission. Each entry of `heading` starts a new line. */
export const about: Content["about"] = {
  heading: ["A great song never retires.", "We plan accordingly."],
  intro: `${firm.name} invests in music and entertainment intellectual property: the rights behind works people return to for decades, and the royalties those works earn.`,
  paragraphs: [
    "Our mission is to preserve culturally significant works. We care how they are heard, licensed and remembered, and we plan by the generation, not the quarter.",
    `Patience needs means. A portfolio valued at about ${portfolio} lets us wait for the right work, and keep it for as long as that serves the work and our investors.`,
  ],
};

/**
 * Why Partner: five reasons, whose themes are prescribed, two figures, and what stands behind them:
 * deals and a note, which appear below the figures when you fill them in.
 */
export const whyPartner: Content["whyPartner"] = {
  heading: ["An investor’s discipline.", "A listener’s ear."],
  reasons: [
    {
      title: "Culturally significant works, preserved",
      text: "Clear title and careful use protect the song and its income.",
    },
    {
      title: "Artist-first, always",
      text: "The people who made the work get plain terms, in writing.",
    },
    {
      title: "Data-driven asset selection",
      text: "Taste opens the door; royalty history and staying power sign the check.",
    },
    {
      title: "Flexible capital",
      text: "No standard structure: each offer fits the asset and the people behind it.",
    },
    {
      title: "Global expansion",
      text: "Songs cross borders faster than contracts do. Each new territory brings artists an audience and investors new income.",
    },
  ],
  dealFigures: [
    // Prescribed: $2B+ of deal experience and a $1.27B catalog sale.
    { value: "$2B+", label: "of deal experience" },
    { value: "$1.27B", label: "catalog sale, cited as a deal reference" },
  ],
  // Newest first. For example:
  // {
  //   year: "2021",
  //   rights: "Songwriter catalog: publishing, writer’s share",
  //   role: "Buyer and administrator",
  // },
  dealReferences: [],
  // The date and the basis of the figures. For example: "Portfolio value as of December 31, 2024, by
  // independent appraisal. Deal experience includes earlier firms."
  figuresNote: "",
};

/**
 * Team: three cards and the Board of Directors. The card with `isClickable: true` links to the team
 * page.
 */
export const team: Content["team"] = {
  heading: "The people behind the catalog.",
  cards: [
    {
      // Prescribed.
      name: "Leadership Team",
      role: "Runs the portfolio",
      description:
        "Royalties, publishing, A&R, law and deals under one roof, and the people who answer for each.",
      isClickable: true,
    },
    {
      // Prescribed.
      name: "Investment Committee",
      role: "Approves every acquisition",
      description:
        "Weighs each deal against the data, and signs off before capital is committed.",
      isClickable: false,
    },
    {
      // Prescribed.
      name: "Advisory Board",
      role: "Advises from outside",
      description:
        "Keeps our thinking close to how music is made, heard and valued.",
      isClickable: false,
    },
  ],
  cardAction: "Meet them all",
  board: {
    // Prescribed.
    name: "Board of Directors",
    role: "Oversees the firm",
    description: "A director for each area.",
    // Prescribed.
    areas: ["Entertainment", "Finance", "Technology", "Legal"],
  },
};

/** Contact: the invitation to talk. */
export const contact: Content["contact"] = {
  heading: "First, we listen.",
  intro: "Weighing an investment, or the future of a catalog? Start with a call.",
  next: "A short form writes the email; you send it. Then someone from our team contacts you.",
};

/** Precedes the firm's mail address. */
export const orWriteTo = "Or write to";
