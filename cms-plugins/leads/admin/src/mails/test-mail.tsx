import type { MailPreviewRequest } from "@gevel/config";
import { Button, Field, Flex, TextInput } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { useMailActions } from "../mails-api";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../messages/use-messages";

/** Sends the mail of the preview, and says what the mail server said. */
export function TestMail({ question }: { question: MailPreviewRequest }) {
  const { text } = useMessages();
  const { test } = useMailActions();
  const { toggleNotification } = useNotification();
  const canSend = usePermissionTo("sendMails");
  const [to, setTo] = useState("");
  const [busy, setBusy] = useState(false);
  if (!canSend) return null;

  const notify = (problem: string | null) =>
    problem === null
      ? toggleNotification({ type: "success", message: text("leads.mailTexts.tested") })
      : toggleNotification({ type: "danger", message: text("leads.mailTexts.testFailed", { problem }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void test({ ...question, to: to.trim() })
      .then(notify, (cause: unknown) => notify(String(cause)))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit}>
      <Flex gap={3} alignItems="flex-end">
        <Field.Root name="to" required>
          <Field.Label>{text("leads.mailTexts.testTo")}</Field.Label>
          <TextInput
            type="email"
            required
            value={to}
            onChange={(event: { target: { value: string } }) => setTo(event.target.value)}
          />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={busy} disabled={to.trim() === ""}>
          {text("leads.mailTexts.test")}
        </Button>
      </Flex>
    </form>
  );
}
