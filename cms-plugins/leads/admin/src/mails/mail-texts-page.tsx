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
} from "@gevel/config";
import { Select } from "@gevel/core/screens";
import { Box, Flex, Grid, Typography } from "@strapi/design-system";
import { Page, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { LeadsPage } from "../leads-page";
import { useMailActions, useMailTexts } from "../mails-api";
import { useMessages } from "../messages/use-messages";
import { MailView } from "./mail-view";
import { TestMail } from "./test-mail";
import { useMailPreview } from "./use-mail-preview";
import { MailTextsForm } from "./mail-texts-form";

interface MailTextsKey {
  form: FormKey;
  language: Language;
  kind: PreviewMailKind;
}

/** The words of one form in one language, and the mail with them. */
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

/** FORM-11: what mails say, by form and language, with a preview as one types and a test mail. */
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
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
            <Select
              label={text("leads.mails.form")}
              value={form}
              values={formKeys}
              nameOf={formName}
              onSelect={setForm}
            />
          </Grid.Item>
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
            <Select
              label={text("leads.mailTexts.language")}
              value={language}
              values={languages}
              nameOf={(each) => languageNames[each]}
              onSelect={setLanguage}
            />
          </Grid.Item>
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
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
