import type { MailTexts } from "@gevel/config";
import { Button, Field, Flex, Textarea, TextInput, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { useMessages } from "../messages/use-messages";

const editing = [{ action: "plugin::leads.mail-texts.edit", subject: null }];

interface MailTextsFormProps {
  texts: MailTexts;
  /** What is said where nothing is written. */
  defaults: MailTexts;
  isSaved: boolean;
  change: (texts: MailTexts) => void;
  save: () => void;
}

/** What staff say otherwise in the mail that answers a visitor. */
export function MailTextsForm({ texts, defaults, isSaved, change, save }: MailTextsFormProps) {
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
