import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { CalendarList } from "./calendar-list";
import { NewCalendarAddress } from "./new-calendar-address";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import { useCalendars, useAppointmentActions } from "./appointments-api";
import { AppointmentsNav } from "./appointments-nav";

/** FORM-7: secret addresses by which calendar programs read the visits: made, shown once, made anew, ended. */
export function CalendarsPage() {
  const { text } = useAppointmentMessages();
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
