import type { PortalListing } from "@gevel/config";
import { Check } from "lucide-react";
import { useIntl } from "react-intl";
import styles from "./next-steps.module.css";
import { useDayText } from "~/i18n/use-day-text";
import { idFromData, type MessageName } from "~/i18n/message-id";

type Step = PortalListing["steps"][number];

/** A listing that is gone has no open steps. */
const isOngoing: readonly PortalListing["state"][] = ["preparing", "on-offer"];

/** The documents that a sale or letting requires: open ones first, completed ones below. */
export function NextSteps({ steps, state }: Pick<PortalListing, "steps" | "state">) {
  const intl = useIntl();
  const translated = steps.filter(({ key }) => `portal.steps.${key}` in intl.messages);
  if (translated.length === 0 || !isOngoing.includes(state)) return null;
  const open = translated.filter((step) => step.state !== "done");
  const done = translated.filter((step) => step.state === "done");
  const text = (id: MessageName<"portal.steps.">, values?: Record<string, number>) =>
    intl.formatMessage({ id: `portal.steps.${id}` }, values);
  const ofStep = (id: string) => intl.formatMessage({ id: idFromData(`portal.steps.${id}`) });
  return (
    <section className={styles.steps} aria-labelledby="portal-steps">
      <h2 id="portal-steps">{text("title")}</h2>
      {open.length === 0 ? <p className={styles.all}>{text("allDone")}</p> : null}
      <ul className={styles.list}>
        {open.map((step) => (
          <li key={step.key} data-state={step.state}>
            <p className={styles.name}>{ofStep(step.key)}</p>
            <p className={styles.state}>
              <StepState step={step} />
            </p>
            <p className={styles.why}>{ofStep(`${step.key}.why`)}</p>
          </li>
        ))}
      </ul>
      {done.length > 0 ? (
        <ul className={styles.done} aria-label={text("done", { count: done.length })}>
          {done.map((step) => (
            <li key={step.key}>
              <Check aria-hidden="true" />
              <span>
                {ofStep(step.key)}
                {step.until ? (
                  <small>
                    <StepState step={step} />
                  </small>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function StepState({ step: { state, until } }: { step: Step }) {
  const intl = useIntl();
  const day = useDayText();
  const id = until === null ? state : (`${state}Until` as const);
  return <>{intl.formatMessage({ id: `portal.steps.state.${id}` }, { day: until === null ? "" : day(until) })}</>;
}
