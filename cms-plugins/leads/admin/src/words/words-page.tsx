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
import { Choose } from "@gevel/kit/screens";
import { Box, Flex, Grid, Typography } from "@strapi/design-system";
import { Page, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { LeadsPage } from "../leads-page";
import { useMailActions, useMailTexts } from "../mails-api";
import { useTexts } from "../texts/use-texts";
import { MailView } from "./mail-view";
import { TestMail } from "./test-mail";
import { usePreview } from "./use-preview";
import { WordsForm } from "./words-form";

interface PlaceProps {
  form: FormKey;
  language: Language;
  kind: PreviewMailKind;
}

/** The words of one form in one language, and the mail with them. */
function Words({ form, language, kind, stored }: PlaceProps & { stored: StoredMailTexts }) {
  const { text } = useTexts();
  const { save } = useMailActions();
  const { toggleNotification } = useNotification();
  const [texts, setTexts] = useState<MailTexts>(stored.texts);
  const [saved, setSaved] = useState<MailTexts>(stored.texts);
  const question = { form, language, kind, texts };
  const { preview, problem } = usePreview(question);
  const store = () =>
    void save(form, language, texts).then(
      ({ texts: now }) => {
        setSaved(now);
        setTexts(now);
        toggleNotification({ type: "success", message: text("leads.words.saved") });
      },
      (cause: unknown) =>
        toggleNotification({ type: "danger", message: text("leads.words.failed", { reason: String(cause) }) }),
    );
  const isSaved = JSON.stringify(texts) === JSON.stringify(saved);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {kind === "confirmation" && (
        <WordsForm texts={texts} usual={stored.usual} isSaved={isSaved} change={setTexts} save={store} />
      )}
      <TestMail question={question} />
      {problem !== null && (
        <Typography role="alert" textColor="danger600">
          {text("leads.words.failed", { reason: problem })}
        </Typography>
      )}
      {preview && <MailView {...preview} />}
    </Flex>
  );
}

function StoredWords(place: PlaceProps) {
  const { asked } = useMailTexts(place.form, place.language);
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  return <Words {...place} stored={asked.answer} />;
}

/** FORM-11: what mails say, by form and language, with a preview as one types and a test mail. */
export function WordsPage() {
  const { text, formName } = useTexts();
  const [form, setForm] = useState<FormKey>("site-contact");
  const [language, setLanguage] = useState<Language>(fallbackLanguage);
  const kinds = previewsOfForm(form);
  const [wanted, setKind] = useState<PreviewMailKind>("confirmation");
  const kind = kinds.find((each) => each === wanted) ?? kinds[0] ?? "agency";
  return (
    <LeadsPage title={text("leads.mails.tab.words")}>
      <Box paddingBottom={6}>
        <Grid.Root gap={4}>
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
            <Choose
              label={text("leads.mails.form")}
              value={form}
              values={formKeys}
              nameOf={formName}
              choose={setForm}
            />
          </Grid.Item>
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
            <Choose
              label={text("leads.words.language")}
              value={language}
              values={languages}
              nameOf={(each) => languageNames[each]}
              choose={setLanguage}
            />
          </Grid.Item>
          <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
            <Choose
              label={text("leads.mails.kind")}
              value={kind}
              values={kinds}
              nameOf={(each) => text(`leads.mails.kind.${each}`)}
              choose={setKind}
            />
          </Grid.Item>
        </Grid.Root>
      </Box>
      <StoredWords key={`${form} ${language}`} form={form} language={language} kind={kind} />
    </LeadsPage>
  );
}
