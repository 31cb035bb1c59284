import {
  fallbackLanguage,
  formKeys,
  languageNames,
  languages,
  previewsOfForm,
  type FormKey,
  type Language,
  type MailTexts,
  type PreviewMailKind,
  type StoredMailTexts,
  mailPreviewRequestSchema,
  type MailPreview,
  type MailPreviewRequest,
} from "@gevel/config";
import { Select } from "@gevel/core/screens";
import { Box, Flex, Grid, Typography, Button, Field, TextInput, Textarea } from "@strapi/design-system";
import { Page, useNotification, useRBAC } from "@strapi/strapi/admin";
import { useState, useEffect, type FormEvent } from "react";
import { LeadsPage } from "../leads-page";
import { useMailActions, useMailTexts } from "../mails-api";
import { useMessages } from "../use-messages";
import { MailView } from "./mail-view";
import { usePermissionTo } from "../permissions";

const editing = [{ action: "plugin::leads.mail-texts.edit", subject: null }];

interface MailTextsFormProps {
  texts: MailTexts;
  /** The texts used where a field is empty. */
  defaults: MailTexts;
  isSaved: boolean;
  change: (texts: MailTexts) => void;
  save: () => void;
}

/** The texts that staff override in the confirmation mail to a visitor. */
function MailTextsForm({ texts, defaults, isSaved, change, save }: MailTextsFormProps) {
  const { text } = useMessages();
  const { allowedActions } = useRBAC(editing);
  const disabled = !allowedActions.canEdit;
  const set = (key: keyof MailTexts) => (event: { target: { value: string } }) =>
    change({ ...texts, [key]: event.target.value });
  const input = (key: "subject" | "greeting", most: number) => (
    <Field.Root name={key}>
      <Field.Label>{text(`leads.mailTexts.${key}`)}</Field.Label>
      <TextInput
        maxLength={most}
        disabled={disabled}
        value={texts[key]}
        placeholder={defaults[key]}
        onChange={set(key)}
      />
    </Field.Root>
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">{text("leads.mailTexts.what")}</Typography>
      {input("subject", 150)}
      {input("greeting", 200)}
      <Field.Root name="signature">
        <Field.Label>{text("leads.mailTexts.signature")}</Field.Label>
        <Textarea
          maxLength={1000}
          disabled={disabled}
          value={texts.signature}
          placeholder={defaults.signature}
          onChange={set("signature")}
        />
      </Field.Root>
      <Flex gap={3}>
        <Button onClick={save} disabled={disabled || isSaved}>
          {text("leads.mailTexts.save")}
        </Button>
        {!isSaved && <Typography textColor="neutral600">{text("leads.mailTexts.unsaved")}</Typography>}
      </Flex>
    </Flex>
  );
}

/** Sends the mail of the preview, and shows the mail server's reply. */
function TestMail({ question }: { question: MailPreviewRequest }) {
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

/** Requests the preview when the user pauses typing. */
const restMs = 400;

/** The mail as it would go out with what is typed now; the one before stays until the next is there. */
function useMailPreview(question: MailPreviewRequest): { preview: MailPreview | null; problem: string | null } {
  const { preview: requestPreview } = useMailActions();
  const serialized = JSON.stringify(question);
  const [known, setKnown] = useState<{ preview: MailPreview | null; problem: string | null }>({
    preview: null,
    problem: null,
  });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      requestPreview(mailPreviewRequestSchema.parse(JSON.parse(serialized))).then(
        (preview) => current && setKnown({ preview, problem: null }),
        (cause: unknown) => current && setKnown((before) => ({ ...before, problem: String(cause) })),
      );
    }, restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [requestPreview, serialized]);
  return known;
}

interface MailTextsKey {
  form: FormKey;
  language: Language;
  kind: PreviewMailKind;
}

/** The texts of one form in one language, with the resulting mail. */
function MailTextsEditor({ form, language, kind, stored }: MailTextsKey & { stored: StoredMailTexts }) {
  const { text } = useMessages();
  const { save } = useMailActions();
  const { toggleNotification } = useNotification();
  const [texts, setTexts] = useState<MailTexts>(stored.texts);
  const [saved, setSaved] = useState<MailTexts>(stored.texts);
  const question = { form, language, kind, texts };
  const { preview, problem } = useMailPreview(question);
  const store = () =>
    void save(form, language, texts).then(
      ({ texts: now }) => {
        setSaved(now);
        setTexts(now);
        toggleNotification({ type: "success", message: text("leads.mailTexts.saved") });
      },
      (cause: unknown) =>
        toggleNotification({ type: "danger", message: text("leads.mailTexts.failed", { reason: String(cause) }) }),
    );
  const isSaved = JSON.stringify(texts) === JSON.stringify(saved);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {kind === "confirmation" && (
        <MailTextsForm texts={texts} defaults={stored.defaults} isSaved={isSaved} change={setTexts} save={store} />
      )}
      <TestMail question={question} />
      {problem !== null && (
        <Typography role="alert" textColor="danger600">
          {text("leads.mailTexts.failed", { reason: problem })}
        </Typography>
      )}
      {preview && <MailView {...preview} />}
    </Flex>
  );
}

function StoredMailTextsEditor(textKey: MailTextsKey) {
  const { query } = useMailTexts(textKey.form, textKey.language);
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  return <MailTextsEditor {...textKey} stored={query.answer} />;
}

/** FORM-11: the texts of mails, by form and language, with a live preview and a test mail. */
export function MailTextsPage() {
  const { text, formName } = useMessages();
  const [form, setForm] = useState<FormKey>("site-contact");
  const [language, setLanguage] = useState<Language>(fallbackLanguage);
  const kinds = previewsOfForm(form);
  const [selectedKind, setKind] = useState<PreviewMailKind>("confirmation");
  const kind = kinds.find((each) => each === selectedKind) ?? kinds[0] ?? "agency";
  return (
    <LeadsPage title={text("leads.mails.tab.mailTexts")}>
      <Box paddingBottom={6}>
        <Grid.Root gap={4}>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Select
              label={text("leads.mails.form")}
              value={form}
              values={formKeys}
              nameOf={formName}
              onSelect={setForm}
            />
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Select
              label={text("leads.mailTexts.language")}
              value={language}
              values={languages}
              nameOf={(each) => languageNames[each]}
              onSelect={setLanguage}
            />
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Select
              label={text("leads.mails.kind")}
              value={kind}
              values={kinds}
              nameOf={(each) => text(`leads.mails.kind.${each}`)}
              onSelect={setKind}
            />
          </Grid.Item>
        </Grid.Root>
      </Box>
      <StoredMailTextsEditor key={`${form} ${language}`} form={form} language={language} kind={kind} />
    </LeadsPage>
  );
}
