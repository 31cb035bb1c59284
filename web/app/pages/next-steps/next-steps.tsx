import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import { Container } from "~/ui/section";
import styles from "./next-steps.module.css";

/** The site's own pages by their original paths; one that is not published is left out. */
const steps = {
  value: "contact-demand",
  buy: "for-sale",
  wish: "demand-register",
  ask: "contact",
} as const;
type Step = keyof typeof steps;

/** What one may do after each kind of page, what is most likely first. */
const after = {
  article: ["value", "buy"],
  team: ["ask", "value"],
  review: ["value", "buy"],
  thanks: ["buy", "wish"],
} as const satisfies Record<string, readonly [Step, Step]>;

export type EndOf = keyof typeof after;

/** Where one goes on from a page that is read to its end. */
export function NextSteps({ of }: { of: EndOf }) {
  const id = useId();
  return (
    <section className={styles.next} aria-labelledby={id}>
      <Container className={styles.row}>
        <h2 id={id}>
          <FormattedMessage id="site.next" />
        </h2>
        <p className={styles.steps}>
          {after[of].map((step, index) => (
            <ButtonSiteLink key={step} to={{ original: steps[step] }} variant={index === 0 ? "primary" : "secondary"}>
              <FormattedMessage id={`site.next.${step}`} />
            </ButtonSiteLink>
          ))}
        </p>
      </Container>
    </section>
  );
}
