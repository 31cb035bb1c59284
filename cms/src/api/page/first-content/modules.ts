import type { SeedModule } from "../../../content/first-content/seed-types";
import { aboutModules } from "./about";
import { buyingModules } from "./buying";
import { contactModules } from "./contact";
import { homeModules } from "./home";
import { lettingModules } from "./letting";
import { listingModules } from "./listings";
import { sellingModules } from "./selling";
import { visitorModules } from "./visitor";

/** The modules of all pages, which each page defines beside itself. */
export const modules: SeedModule[] = [
  ...homeModules,
  ...listingModules,
  ...buyingModules,
  ...sellingModules,
  ...lettingModules,
  ...aboutModules,
  ...contactModules,
  ...visitorModules,
];
