import type { MailPreviewQuestion } from "@gevel/config";
import { Button, Field, Flex, TextInput } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { useMailActions } from "../mails-api";
import { useRight } from "../rights";
import { useTexts } from "../texts/use-texts";

/** Sends the mail of the preview, and says what the mail server said. */
export function TestMail({ question }: { question: MailPreviewQuestion }) {
  const { text } = useTexts();
  const { test } = useMailActions();
  const { toggleNotification } = useNotification();
  const maySend = useRight("sendMails");
  const [to, setTo] = useState("");
  const [busy, setBusy] = useState(false);
  if (!maySend) return null;

  const tell = (problem: string | null) =>
    problem === null
      ? toggleNotification({ type: "success", message: text("leads.words.tested") })
      : toggleNotification({ type: "danger", message: text("leads.words.testFailed", { problem }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void test({ ...question, to: to.trim() })
      .then(tell, (cause: unknown) => tell(String(cause)))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit}>
      <Flex gap={3} alignItems="flex-end">
        <Field.Root name="to" required>
          <Field.Label>{text("leads.words.testTo")}</Field.Label>
          <TextInput
            type="email"
            required
            value={to}
            onChange={(event: { target: { value: string } }) => setTo(event.target.value)}
          />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={busy} disabled={to.trim() === ""}>
          {text("leads.words.test")}
        </Button>
      </Flex>
    </form>
  );
}
