import {
  renewal,
  writtenAs,
  type Language,
  type SubscriptionChange,
  type Subscriptions,
  frequencies,
} from "@gevel/config";
import { useIntl } from "react-intl";
import { canonicalPath } from "~/i18n/paths";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/controls";
import { Container } from "~/ui/section";
import styles from "./subscription-page.module.css";
import type { MessageName } from "~/i18n/message-id";

/** The state of the page: what a link leads to, or why it leads nowhere. */
export type SubscriptionState = { kind: "found"; found: Subscriptions } | { kind: "gone" } | { kind: "erased" };

/** The subject of the page: the purpose of its link, or that it is done. */
export function subscriptionMatter(state: SubscriptionState) {
  if (state.kind !== "found") return state.kind;
  const { purpose, expired, subscriptions } = state.found;
  if (purpose === "confirm" && expired) return "expired";
  if (purpose === "confirm" && subscriptions.every((one) => one.state !== "asked")) return "confirmed";
  if (purpose === "leave" && subscriptions.every((one) => one.state === "ended")) return "left";
  if (purpose === "renew" && subscriptions.every((one) => !one.isAsked))
    return subscriptions.every((one) => one.state === "ended") ? "left" : "renewed";
  return purpose;
}

type Subscription = Subscriptions["subscriptions"][number];
type Act = Extract<SubscriptionChange["change"], string>;

const useText = () => {
  const intl = useIntl();
  return (name: MessageName<"subscription.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `subscription.${name}` }, values);
};

function Press({ act, one, variant }: { act: Act; one?: string; variant?: "primary" | "secondary" | "quiet" }) {
  const text = useText();
  return (
    <form method="post">
      <input type="hidden" name="change" value={act} />
      {one === undefined ? null : <input type="hidden" name="one" value={one} />}
      <Button type="submit" variant={variant}>
        {text(`act.${act}`)}
      </Button>
    </form>
  );
}

function FrequencyField({ one, frequency }: { one: string; frequency: Subscription["frequency"] }) {
  const text = useText();
  return (
    <form method="post" className={styles.often}>
      <input type="hidden" name="one" value={one} />
      <fieldset className={styles.choices}>
        <legend>{text("often")}</legend>
        {frequencies.map((value) => (
          <Choice
            key={value}
            type="radio"
            name="change"
            value={value}
            defaultChecked={value === frequency}
            label={text(`often.${value}`)}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="secondary">
        {text("act.frequency")}
      </Button>
    </form>
  );
}

/** The actions on a subscription, by the link's purpose and its state. */
function Acts({ purpose, subscription }: { purpose: Subscriptions["purpose"]; subscription: Subscription }) {
  const { one, state, frequency, isAsked } = subscription;
  if (purpose === "confirm" || state === "ended") return null;
  const leave = <Press act="end" one={one} variant={purpose === "leave" ? "primary" : "quiet"} />;
  if (purpose === "leave" || state === "asked") return leave;
  const renewButton = isAsked ? <Press act="renew" one={one} variant="primary" /> : null;
  if (purpose === "renew")
    return (
      renewButton && (
        <div className={styles.acts}>
          {renewButton}
          {leave}
        </div>
      )
    );
  return (
    <>
      {frequency === null ? null : <FrequencyField one={one} frequency={frequency} />}
      <div className={styles.acts}>
        {renewButton}
        <Press act={state === "paused" ? "resume" : "pause"} one={one} variant="quiet" />
        {leave}
      </div>
    </>
  );
}

function SingleSubscription({
  purpose,
  subscription,
  language,
}: {
  purpose: Subscriptions["purpose"];
  subscription: Subscription;
  language: Language;
}) {
  const text = useText();
  const { one, kind, state, confirmedAt, renewedAt, facts } = subscription;
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  const formatDay = (at: string | null) => (at === null ? "" : day.format(new Date(at)));
  return (
    <section className={styles.one} aria-labelledby={`kind-${one}`}>
      <h2 id={`kind-${one}`}>{text(`kind.${kind}`)}</h2>
      <p className={styles.state}>
        {text(`state.${state === "running" && renewedAt !== null ? "renewed" : state}`, {
          day: formatDay(confirmedAt),
          renewed: formatDay(renewedAt),
        })}
      </p>
      {facts.length > 0 ? (
        <dl className={styles.facts} lang={language}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Acts purpose={purpose} subscription={subscription} />
    </section>
  );
}

function Found({ found, language }: { found: Subscriptions; language: Language }) {
  const text = useText();
  const { purpose, email, manage, subscriptions } = found;
  const matter = subscriptionMatter({ kind: "found", found });
  return (
    <>
      <p className={styles.lead}>{text(`lead.${matter}`, { email, years: String(renewal.years) })}</p>
      {subscriptions.map((subscription) => (
        <SingleSubscription key={subscription.one} purpose={purpose} subscription={subscription} language={language} />
      ))}
      {matter === "confirm" ? <Press act="confirm" /> : null}
      {manage && purpose !== "manage" ? (
        <p>
          <a href={canonicalPath(language, `subscription/${manage}`)}>{text("manage")}</a>
        </p>
      ) : null}
      {purpose === "manage" ? (
        <section className={styles.erase} aria-labelledby="erase">
          <h2 id="erase">{text("erase")}</h2>
          <p>{text("erase.what")}</p>
          <Press act="erase" variant="secondary" />
        </section>
      ) : null}
    </>
  );
}

/** FORM-12: somebody's subscriptions, behind a link in a mail. Plain forms: the same with and without script. */
export function SubscriptionPage({ state, language }: { state: SubscriptionState; language: Language }) {
  const text = useText();
  return (
    <Container className={styles.page}>
      <h1>{text(`title.${subscriptionMatter(state)}`)}</h1>
      {state.kind === "found" ? (
        <Found found={state.found} language={language} />
      ) : (
        <p className={styles.lead}>{text(`lead.${state.kind}`)}</p>
      )}
    </Container>
  );
}
