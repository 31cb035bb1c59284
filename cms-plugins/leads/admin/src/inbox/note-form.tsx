import { inboxLimits } from "@gevel/config";
import { Button, Field, Flex, Textarea, Typography } from "@strapi/design-system";
import { useState, type FormEvent } from "react";
import { useMessages } from "../use-messages";
import { useInboxActions } from "./inbox-api";
import { saveDraft, readDraft } from "./drafts";
import { newKey } from "./new-key";

/** A note for colleagues. The draft stays until it is saved; submitting twice saves it once. */
export function NoteForm({ lead, done }: { lead: string; done: () => void }) {
  const { text } = useMessages();
  const { note } = useInboxActions();
  const [draft, setDraft] = useState(() => readDraft("note", lead) ?? { key: newKey(), text: "" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const write = (body: string) => {
    const next = { ...draft, text: body };
    setDraft(next);
    saveDraft("note", lead, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void note(lead, { key: draft.key, text: draft.text.trim() })
      .then(
        () => {
          setProblem(null);
          setDraft({ key: newKey(), text: "" });
          saveDraft("note", lead, null);
          done();
        },
        (cause: unknown) => setProblem(String(cause)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Field.Root name="note">
          <Field.Label>{text("leads.lead.note")}</Field.Label>
          <Textarea
            maxLength={inboxLimits.note}
            value={draft.text}
            onChange={(event: { target: { value: string } }) => write(event.target.value)}
          />
        </Field.Root>
        {problem !== null && (
          <Typography role="alert" textColor="danger600">
            {text("leads.mailTexts.failed", { reason: problem })}
          </Typography>
        )}
        <Flex>
          <Button type="submit" variant="secondary" loading={busy} disabled={draft.text.trim() === ""}>
            {text("leads.lead.addNote")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
