import { reviewsOriginalPath, type RouteEntry, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { FormattedMessage } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import { Container } from "~/ui/section";
import styles from "./next-steps.module.css";

/** The site's own pages by their original paths; one that is not published is left out. */
const steps = {
  value: "contact-demand",
  buy: "for-sale",
  wish: "demand-register",
  ask: "contact",
  sold: "realisaties",
  reviews: reviewsOriginalPath,
} as const;
type Step = keyof typeof steps;

const shownAtOnce = 2;

/** Links at the end of a page, the likeliest first. */
function NextSteps({ nextSteps }: { nextSteps: readonly Step[] }) {
  const paths = usePaths();
  const shown = nextSteps.filter((step) => paths.byOriginalPath(steps[step])).slice(0, shownAtOnce);
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <Container className={styles.row}>
        <h2 id="next-title">
          <FormattedMessage id="next.title" />
        </h2>
        <p className={styles.steps}>
          {shown.map((step, index) => (
            <ButtonSiteLink key={step} to={{ original: steps[step] }} variant={index === 0 ? "primary" : "secondary"}>
              <FormattedMessage id={`next.${step}`} />
            </ButtonSiteLink>
          ))}
        </p>
      </Container>
    </section>
  );
}

/** The next steps after each kind of page. */
const after = {
  article: ["value", "buy"],
  team: ["ask", "value"],
  review: ["value", "buy"],
  thanks: ["buy", "wish"],
} as const satisfies Record<string, readonly Step[]>;

/** An owner who sells or lets has requested the valuation, or the text itself suggests it, and is not looking for a home. */
const forOwners = /^(?:feedback\/contact-demand|contact\/u-wenst-te-ver(?:kopen|huren)$)/;
const ownersSteps: readonly Step[] = ["sold", "reviews", "ask"];

/** Who just saved a search is not asked to. */
const savedSearchThanks = "feedback/demand-register";

function stepsAfter(of: EndOf, originalPath: string): readonly Step[] {
  if (forOwners.test(originalPath)) return ownersSteps;
  return originalPath === savedSearchThanks ? ["buy", "value"] : after[of];
}

export type EndOf = keyof typeof after;

/** How a page that leads on ends. */
export interface PageEnd {
  of: EndOf;
  rendered: StaticMarkup;
}

export function renderNextSteps(
  context: Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest">,
  { routes, language }: Pick<SiteTree, "routes" | "language">,
  of: EndOf,
  route: Pick<RouteEntry, "originalPath"> | null | undefined,
): PageEnd {
  const nextSteps = stepsAfter(of, route?.originalPath ?? "");
  const paths = createPaths(pathTable(routes, language, context.replica.defaultLanguage));
  const name = `next-${nextSteps.join("-")}`;
  return { of, rendered: staticMarkup(context, name, renderStatic(<NextSteps nextSteps={nextSteps} />, paths, name)) };
}
