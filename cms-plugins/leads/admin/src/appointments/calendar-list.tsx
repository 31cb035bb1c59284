import type { StaffCalendar } from "@gevel/config";
import { EmptyState } from "@gevel/core/screens";
import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useAppointmentMessages } from "./messages/use-appointment-messages";

interface CalendarListProps {
  calendars: readonly StaffCalendar[];
  renew: (calendar: StaffCalendar) => void;
  end: (calendar: StaffCalendar) => void;
}

/** The calendars that have an address, which nobody can read here any more. */
export function CalendarList({ calendars, renew, end }: CalendarListProps) {
  const { text, dateTime } = useAppointmentMessages();
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
