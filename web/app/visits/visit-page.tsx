import { errors } from "@gevel/config";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button, ButtonLink } from "~/ui/button";
import { ContactLines } from "~/ui/contact-lines";
import { FieldError } from "~/ui/field";
import { Container } from "~/ui/section";
import type { VisitAnswer } from "./change-visit.server";
import type { VisitPageData } from "./load-visit.server";
import { SlotWeeks } from "./slot-weeks";
import styles from "./visit-page.module.css";

interface VisitPageProps {
  data: VisitPageData;
  answer: VisitAnswer | null;
}

type Visit = NonNullable<VisitPageData["visit"]>;

/** FORM-7: a visit by its link: what it is, another moment for it, or none. Without script too. */
export function VisitPage({ data, answer }: VisitPageProps) {
  const { visit, office } = data;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `visits.${id}` });
  if (!visit)
    return (
      <Container className={styles.page}>
        <h1>{text("gone")}</h1>
        <p>{text("goneHelp")}</p>
        <ContactLines {...office} />
      </Container>
    );
  return (
    <Container className={styles.page}>
      <h1>{text("title")}</h1>
      <Told answer={answer} />
      <Facts visit={visit} />
      {visit.isOpen ? (
        // What was chosen is of the visit as it was: after a change the form begins anew.
        <Changes key={visit.sequence} visit={visit} />
      ) : (
        <p>{text("closed")}</p>
      )}
      <section className={styles.call}>
        <p>{text("call")}</p>
        <ContactLines phone={visit.phone || office.phone} email={office.email} />
      </section>
    </Container>
  );
}

function Told({ answer }: { answer: VisitAnswer | null }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.focus();
  }, [answer]);
  if (!answer) return null;
  const { done, problem } = answer;
  const message = problem === "choose" ? "visits.chooseOne" : problem ? errors[problem].messageId : `visits.${done}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without script the page that comes back opens here.
    <div ref={place} role={problem ? "alert" : "status"} tabIndex={-1} autoFocus className={styles.told}>
      {problem ? (
        <FieldError id="visit-problem">{intl.formatMessage({ id: message })}</FieldError>
      ) : (
        <p>{intl.formatMessage({ id: message })}</p>
      )}
    </div>
  );
}

function Facts({ visit: { slot, home, state } }: { visit: Visit }) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `visits.${id}` }, values);
  const day = (date: string) => intl.formatDate(`${date}T00:00:00Z`, { dateStyle: "full", timeZone: "UTC" });
  const { from = "", until = "" } = slot ?? {};
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{text("when")}</dt>
          <dd>{slot ? text("moment", { day: day(slot.day), from, until }) : text("anyTime")}</dd>
        </div>
        {home ? (
          <div>
            <dt>{text("where")}</dt>
            <dd>{[home.title, home.place].filter(Boolean).join(", ")}</dd>
          </div>
        ) : null}
        <div>
          <dt>{text("state")}</dt>
          <dd>{text(`state.${state}`)}</dd>
        </div>
      </dl>
      {home?.url ? (
        <p>
          <ButtonLink href={home.url} variant="quiet">
            {text("home")}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function Changes({ visit }: { visit: Visit }) {
  const intl = useIntl();
  const busy = useNavigation().state !== "idle";
  const text = (id: string) => intl.formatMessage({ id: `visits.${id}` });
  // Its own moment is taken: by this visit.
  const others = visit.slots.filter(({ key }) => key !== visit.slot?.key);
  return (
    <>
      {others.some(({ isFree }) => isFree) ? (
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="sequence" value={visit.sequence} />
          <fieldset className={styles.choice}>
            <legend>{text("move")}</legend>
            <SlotWeeks slots={others} name="slot" chosen="" />
          </fieldset>
          <Button type="submit" name="intent" value="move" busy={busy}>
            {text("moveSend")}
          </Button>
        </Form>
      ) : null}
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="sequence" value={visit.sequence} />
        <h2>{text("cancel")}</h2>
        <p>{text("cancelHelp")}</p>
        <Button type="submit" name="intent" value="cancel" variant="secondary" busy={busy}>
          {text("cancelSend")}
        </Button>
      </Form>
    </>
  );
}
