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
  reviews: "reviews",
} as const;
export type Step = keyof typeof steps;

const shownAtOnce = 2;

/** Where one goes on from a page that is read to its end: the likeliest first. */
export function NextSteps({ nextSteps }: { nextSteps: readonly Step[] }) {
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
