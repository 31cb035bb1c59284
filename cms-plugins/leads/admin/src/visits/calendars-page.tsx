import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useVisitTexts } from "./texts/use-visit-texts";
import { useCalendars, useVisitActions } from "./visits-api";
import { VisitsNav } from "./visits-nav";

/** FORM-7: secret addresses by which calendar programs read the visits: made, shown once, ended. */
export function CalendarsPage() {
  const { text, moment } = useVisitTexts();
  const { asked, again } = useCalendars();
  const { makeCalendar, endCalendar } = useVisitActions();
  const { toggleNotification } = useNotification();
  const [name, setName] = useState("");
  const [agentEmail, setAgentEmail] = useState("");
  const [made, setMade] = useState("");

  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { calendars } = asked.answer;
  const failed = (cause: unknown) =>
    toggleNotification({ type: "danger", message: text("leads.visits.failed", { reason: String(cause) }) });
  const make = () =>
    void makeCalendar(name, agentEmail).then((url) => {
      setMade(url);
      setName("");
      setAgentEmail("");
      again();
    }, failed);
  return (
    <Page.Main>
      <Page.Title>{text("leads.visits.tab.calendars")}</Page.Title>
      <Layouts.Header title={text("leads.visits.tab.calendars")} />
      <VisitsNav withCalendars />
      <Layouts.Content>
        <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{text("leads.calendars.what")}</Typography>
            <Flex gap={4} wrap="wrap" alignItems="flex-end">
              <Field.Root name="name">
                <Field.Label>{text("leads.calendars.name")}</Field.Label>
                <TextInput
                  maxLength={100}
                  value={name}
                  onChange={(event: { target: { value: string } }) => setName(event.target.value)}
                />
              </Field.Root>
              <Field.Root name="agentEmail">
                <Field.Label>{text("leads.calendars.agent")}</Field.Label>
                <TextInput
                  type="email"
                  maxLength={200}
                  value={agentEmail}
                  onChange={(event: { target: { value: string } }) => setAgentEmail(event.target.value)}
                />
              </Field.Root>
              <Button disabled={name.trim() === ""} onClick={make}>
                {text("leads.calendars.make")}
              </Button>
            </Flex>
            {made && (
              <Field.Root name="made" hint={text("leads.calendars.made")}>
                <Field.Label>URL</Field.Label>
                <TextInput readOnly value={made} />
                <Field.Hint />
              </Field.Root>
            )}
            {calendars.length === 0 && <Typography>{text("leads.calendars.none")}</Typography>}
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {calendars.map((calendar) => (
                <Flex tag="li" key={calendar.id} gap={4} wrap="wrap" justifyContent="space-between">
                  <Flex direction="column" alignItems="flex-start">
                    <Typography fontWeight="bold">{calendar.name}</Typography>
                    <Typography variant="pi" textColor="neutral600">
                      {calendar.agentEmail || text("leads.calendars.all")} ·{" "}
                      {calendar.readAt
                        ? text("leads.calendars.readAt", { at: moment(calendar.readAt) })
                        : text("leads.calendars.unread")}
                    </Typography>
                  </Flex>
                  <Button variant="danger-light" onClick={() => void endCalendar(calendar.id).then(again, failed)}>
                    {text("leads.calendars.end", { name: calendar.name })}
                  </Button>
                </Flex>
              ))}
            </Flex>
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
