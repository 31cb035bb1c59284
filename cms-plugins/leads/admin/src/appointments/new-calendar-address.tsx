import { Button, Field, Flex, TextInput } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useAppointmentMessages } from "./messages/use-appointment-messages";

/** The address of a calendar, this once. */
export function NewCalendarAddress({ name, url }: { name: string; url: string }) {
  const { text } = useAppointmentMessages();
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
