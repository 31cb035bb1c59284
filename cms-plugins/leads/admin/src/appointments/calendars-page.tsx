import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { useMessages } from "../use-messages";
import { useCalendars, useAppointmentActions } from "./appointments-api";
import type { StaffCalendar } from "@gevel/config";
import { EmptyState, PageTab, PageTabs } from "@gevel/core/screens";

/** The parts of the viewings, above each of them. */
export function AppointmentsNav({ withCalendars }: { withCalendars: boolean }) {
  const { text } = useMessages();
  if (!withCalendars) return null;
  return (
    <PageTabs label={text("leads.appointments.tabs")}>
      <PageTab to="/plugins/visits" end>
        {text("leads.appointments.tab.week")}
      </PageTab>
      <PageTab to="/plugins/visits/calendars">{text("leads.appointments.tab.calendars")}</PageTab>
    </PageTabs>
  );
}

interface CalendarListProps {
  calendars: readonly StaffCalendar[];
  renew: (calendar: StaffCalendar) => void;
  end: (calendar: StaffCalendar) => void;
}

/** The calendars with an address; the address itself can no longer be read here. */
function CalendarList({ calendars, renew, end }: CalendarListProps) {
  const { text, dateTime } = useMessages();
  if (calendars.length === 0) return <EmptyState>{text("leads.calendars.none")}</EmptyState>;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex tag="ul" aria-label={text("leads.calendars.listed")} direction="column" alignItems="stretch" gap={5}>
        {calendars.map((calendar) => {
          const { id, name, agentEmail, readAt } = calendar;
          const read = readAt
            ? text("leads.calendars.readAt", { at: dateTime(readAt) })
            : text("leads.calendars.unread");
          return (
            <Flex tag="li" key={id} gap={4} wrap="wrap" justifyContent="space-between">
              <Flex direction="column" alignItems="flex-start">
                <Typography fontWeight="bold">{name}</Typography>
                <Typography variant="pi" textColor="neutral600">
                  {`${agentEmail || text("leads.calendars.all")} · ${read}`}
                </Typography>
              </Flex>
              <Flex gap={2} wrap="wrap">
                <Button variant="tertiary" onClick={() => renew(calendar)}>
                  {text("leads.calendars.renew", { name })}
                </Button>
                <Button variant="danger-light" onClick={() => end(calendar)}>
                  {text("leads.calendars.end", { name })}
                </Button>
              </Flex>
            </Flex>
          );
        })}
      </Flex>
    </Box>
  );
}

/** The address of a calendar, this once. */
function NewCalendarAddress({ name, url }: { name: string; url: string }) {
  const { text } = useMessages();
  const { toggleNotification } = useNotification();
  const copy = () =>
    void navigator.clipboard
      .writeText(url)
      .then(() => toggleNotification({ type: "success", message: text("leads.calendars.copied") }));
  return (
    <Field.Root name="made" hint={text("leads.calendars.made")}>
      <Field.Label>{text("leads.calendars.address", { name })}</Field.Label>
      <Flex gap={2} alignItems="stretch">
        <Flex direction="column" alignItems="stretch" flex="1">
          <TextInput readOnly value={url} />
        </Flex>
        {/* Browsers offer it on safe origins alone. */}
        {"clipboard" in navigator && (
          <Button variant="secondary" size="L" onClick={copy}>
            {text("leads.calendars.copy")}
          </Button>
        )}
      </Flex>
      <Field.Hint />
    </Field.Root>
  );
}

/** FORM-7: secret addresses by which calendar programs read the viewings: created, shown once, renewed, ended. */
export function CalendarsPage() {
  const { text } = useMessages();
  const { query, reload } = useCalendars();
  const { makeCalendar, renewCalendar, endCalendar } = useAppointmentActions();
  const { toggleNotification } = useNotification();
  const [name, setName] = useState("");
  const [agentEmail, setAgentEmail] = useState("");
  const [made, setMade] = useState<{ name: string; url: string } | null>(null);

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const failed = (cause: unknown) =>
    toggleNotification({ type: "danger", message: text("leads.appointments.failed", { reason: String(cause) }) });
  const show = (of: string) => (url: string) => {
    setMade({ name: of, url });
    reload();
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    void makeCalendar(name, agentEmail)
      .then(show(name))
      .then(() => {
        setName("");
        setAgentEmail("");
      }, failed);
  };
  return (
    <Page.Main>
      <Page.Title>{text("leads.appointments.tab.calendars")}</Page.Title>
      <Layouts.Header title={text("leads.appointments.tab.calendars")} />
      <AppointmentsNav withCalendars />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography style={{ maxWidth: "80ch" }}>{text("leads.calendars.what")}</Typography>
              <form onSubmit={make}>
                <Flex gap={4} wrap="wrap" alignItems="flex-end">
                  <Field.Root name="name" style={{ flex: "1 1 20rem", maxWidth: "36rem" }}>
                    <Field.Label>{text("leads.calendars.name")}</Field.Label>
                    <TextInput
                      maxLength={100}
                      value={name}
                      onChange={(event: { target: { value: string } }) => setName(event.target.value)}
                    />
                  </Field.Root>
                  <Field.Root name="agentEmail" style={{ flex: "1 1 20rem", maxWidth: "36rem" }}>
                    <Field.Label>{text("leads.calendars.agent")}</Field.Label>
                    <TextInput
                      type="email"
                      maxLength={200}
                      value={agentEmail}
                      onChange={(event: { target: { value: string } }) => setAgentEmail(event.target.value)}
                    />
                  </Field.Root>
                  <Button type="submit" size="L" disabled={name.trim() === ""}>
                    {text("leads.calendars.make")}
                  </Button>
                </Flex>
              </form>
              {made && <NewCalendarAddress key={made.url} {...made} />}
            </Flex>
          </Box>
          <CalendarList
            calendars={query.answer.calendars}
            renew={(calendar) => void renewCalendar(calendar.id).then(show(calendar.name), failed)}
            end={(calendar) => void endCalendar(calendar.id).then(reload, failed)}
          />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
