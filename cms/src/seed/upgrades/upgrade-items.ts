import { find, modules } from "../content";
import type { FormName } from "../../bootstrap/forms-at-first-start";
import type { SeedModule } from "../seed-types";

/** An entry of the first content that the first versions did not have. */
export interface UpgradeItem {
  kind: "page" | "contact";
  /** Of its entry in the first content. */
  key: string;
  /**
   * For items that came before first starts recorded them: a form that came with the same version. A database whose first start
   * knew it got the item then, and staff may have deleted it.
   */
  introducedWith?: FormName;
  /** The page that shows a form, and the module it stands in there. */
  shown?: { on: string; as: SeedModule };
}

/** On its page of new-build projects an earlier database has another form beneath the heading of today's. */
const newProjects: SeedModule = {
  ...find(modules, "projects-contact"),
  key: "projects-keep-informed",
  title: {
    nl: "Bericht over nieuwe projecten",
    fr: "Être averti des nouveaux projets",
    en: "News of new projects",
    de: "Benachrichtigung über neue Projekte",
  },
};

const appointments = "content_types::plugin::leads.appointment";

/** What is added to the first content gets its row here, or databases of before would go without it. */
export const upgradeItems: readonly UpgradeItem[] = [
  {
    kind: "contact",
    key: "keep-informed",
    introducedWith: appointments,
    shown: { on: "projects", as: newProjects },
  },
  { kind: "page", key: "feedback-keep-informed", introducedWith: appointments },
  {
    kind: "contact",
    key: "testimonial",
    introducedWith: appointments,
    shown: { on: "reviews", as: find(modules, "reviews-write") },
  },
  { kind: "page", key: "feedback-testimonial", introducedWith: appointments },
  { kind: "page", key: "newsletter", introducedWith: appointments },
  { kind: "page", key: "buying-costs", introducedWith: "components::relation.costs" },
];
