import type { SeedPage } from "../../../content/first-content/seed-types";
import { aboutPages } from "./about";
import { buyingPages } from "./buying";
import { contactPages } from "./contact";
import { feedbackPages } from "./feedback";
import { homePage } from "./home";
import { legalPages } from "./legal";
import { lettingPage } from "./letting";
import { listingPages } from "./listings";
import { sellingPages } from "./selling";
import { visitorPages } from "./visitor";

/** Parents come before their children. */
export const pages: SeedPage[] = [
  homePage,
  ...listingPages,
  ...buyingPages,
  ...sellingPages,
  lettingPage,
  ...aboutPages,
  ...contactPages,
  ...visitorPages,
  ...legalPages,
  ...feedbackPages,
];
