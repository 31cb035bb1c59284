import { errors } from "@gevel/config";
import { Form, useNavigation } from "@remix-run/react";
import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button, ButtonLink } from "~/ui/button";
import { ContactLines } from "~/ui/contact-lines";
import { FieldError } from "~/ui/field";
import { Container } from "~/ui/section";
import type { AppointmentAnswer } from "./change-appointment.server";
import type { AppointmentPageData } from "./load-appointment.server";
import { SlotWeeks } from "./slot-weeks";
import styles from "./appointment-page.module.css";
import type { MessageName } from "~/i18n/message-id";

interface AppointmentPageProps {
  data: AppointmentPageData;
  answer: AppointmentAnswer | null;
}

type Appointment = NonNullable<AppointmentPageData["appointment"]>;

/** FORM-7: a viewing by its link: its details, another slot for it, or cancelling it. Works without script. */
export function AppointmentPage({ data, answer }: AppointmentPageProps) {
  const { appointment, calendar, office } = data;
  const intl = useIntl();
  const text = (id: MessageName<"visits.">) => intl.formatMessage({ id: `visits.${id}` });
  if (!appointment)
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
      <StatusMessage answer={answer} />
      <Facts appointment={appointment} calendar={calendar} />
      {appointment.isOpen ? (
        // Selections belong to the viewing as it was: after a change the form starts anew.
        <Changes key={appointment.sequence} appointment={appointment} />
      ) : (
        <p>{text("closed")}</p>
      )}
      <section className={styles.call}>
        <p>{text("call")}</p>
        <ContactLines phone={appointment.phone || office.phone} email={office.email} />
      </section>
    </Container>
  );
}

function StatusMessage({ answer }: { answer: AppointmentAnswer | null }) {
  const intl = useIntl();
  const municipality = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) municipality.current?.focus();
  }, [answer]);
  if (!answer) return null;
  const { done, problem } = answer;
  const message =
    problem === null
      ? (`visits.${done}` as const)
      : problem === "choose"
        ? "visits.chooseOne"
        : errors[problem].messageId;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without script the page that comes back opens here.
    <div ref={municipality} role={problem ? "alert" : "status"} tabIndex={-1} autoFocus className={styles.status}>
      {problem ? (
        <FieldError id="visit-problem">{intl.formatMessage({ id: message })}</FieldError>
      ) : (
        <p>{intl.formatMessage({ id: message })}</p>
      )}
    </div>
  );
}

interface FactsProps {
  appointment: Appointment;
  calendar: AppointmentPageData["calendar"];
}

function Facts({ appointment: { slot, home, state }, calendar }: FactsProps) {
  const intl = useIntl();
  const text = (id: MessageName<"visits.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `visits.${id}` }, values);
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
      {calendar || home?.url ? (
        <p className={styles.links}>
          {calendar ? (
            <ButtonLink href={calendar} variant="secondary" data-document>
              <CalendarPlus aria-hidden="true" />
              {text("calendar")}
            </ButtonLink>
          ) : null}
          {home?.url ? (
            <ButtonLink href={home.url} variant="quiet">
              {text("home")}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

function Changes({ appointment }: { appointment: Appointment }) {
  const intl = useIntl();
  const busy = useNavigation().state !== "idle";
  const text = (id: MessageName<"visits.">) => intl.formatMessage({ id: `visits.${id}` });
  // Without its own slot, which this viewing occupies.
  const others = appointment.slots.filter(({ key }) => key !== appointment.slot?.key);
  return (
    <>
      {others.some(({ isFree }) => isFree) ? (
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="sequence" value={appointment.sequence} />
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
        <input type="hidden" name="sequence" value={appointment.sequence} />
        <h2>{text("cancel")}</h2>
        <p>{text("cancelHelp")}</p>
        <Button type="submit" name="intent" value="cancel" variant="secondary" busy={busy}>
          {text("cancelSend")}
        </Button>
      </Form>
    </>
  );
}
