import { inboxLimits, type LeadDetail } from "@gevel/config";
import { Button, Field, Flex, Textarea, TextInput, Typography } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { useMessages } from "../use-messages";
import { useInboxActions } from "./inbox-api";
import { saveDraft, readDraft } from "./drafts";
import { newKey } from "./new-key";

interface AnswerFormProps {
  lead: string;
  begin: NonNullable<LeadDetail["draft"]>;
  mailsAsFiles: boolean;
  close: () => void;
  done: () => void;
}

/** FORM-11: the answer as it is sent, in the visitor's language; it starts with the greeting and signature that staff set. */
export function AnswerForm({ lead, begin, mailsAsFiles, close, done }: AnswerFormProps) {
  const { text } = useMessages();
  const { answer } = useInboxActions();
  const { toggleNotification } = useNotification();
  const [draft, setDraft] = useState(() => {
    const { key, subject, text: body } = readDraft("answer", lead) ?? { key: newKey(), text: begin.text };
    return { key, subject: subject ?? begin.subject, text: body };
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const write = (part: "subject" | "text") => (event: { target: { value: string } }) => {
    const next = { ...draft, [part]: event.target.value };
    setDraft(next);
    saveDraft("answer", lead, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void answer(lead, { key: draft.key, subject: draft.subject.trim(), text: draft.text.trim() })
      .then(
        () => {
          saveDraft("answer", lead, null);
          toggleNotification(
            mailsAsFiles
              ? { type: "warning", message: text("leads.lead.answeredAsFile", { to: begin.to }) }
              : { type: "success", message: text("leads.lead.answered", { to: begin.to }) },
          );
          close();
          done();
        },
        (cause: unknown) => setProblem(String(cause)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} aria-label={text("leads.lead.answer")}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="p">
          {text("leads.lead.answerTo", { to: begin.to })}
          {begin.replyTo && (
            <>
              <br />
              {text("leads.lead.replyTo", { to: begin.replyTo })}
            </>
          )}
        </Typography>
        <Field.Root name="subject" required>
          <Field.Label>{text("leads.mailTexts.subject")}</Field.Label>
          <TextInput required maxLength={inboxLimits.subject} value={draft.subject} onChange={write("subject")} />
        </Field.Root>
        <Field.Root name="answer" required>
          <Field.Label>{text("leads.lead.answerText")}</Field.Label>
          <Textarea required rows={12} maxLength={inboxLimits.answer} value={draft.text} onChange={write("text")} />
        </Field.Root>
        {problem !== null && (
          <Typography role="alert" textColor="danger600">
            {text("leads.mailTexts.failed", { reason: problem })}
          </Typography>
        )}
        <Flex gap={2}>
          <Button
            type="submit"
            loading={busy}
            disabled={
              draft.subject.trim() === "" || draft.text.trim() === "" || draft.text.trim() === begin.text.trim()
            }
          >
            {text("leads.mailTexts.test")}
          </Button>
          <Button variant="tertiary" onClick={close}>
            {text("leads.lead.later")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
