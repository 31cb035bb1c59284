import { forms, type ContactForm, type FormKey } from "@gevel/config";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { Picture } from "~/ui/picture";
import { RichText } from "~/ui/rich-text";
import { Button } from "~/ui/button";
import { answerFor } from "./form-answer";
import type { FormChoices } from "./form-choices";
import { FormField } from "./form-field";
import { FormSummary } from "./form-summary";
import { PrivacyLine } from "./privacy-line";
import { useFormCheck } from "./use-form-check";
import styles from "./site-form.module.css";

/** Where its words and its picture stand: in a column beside it, as a picture beside it, or over it in the middle. */
export type FormLook = "beside" | "picture" | "centred";

/** A form with its words: staff's own, or the site's for the forms of its own pages. */
export type FormTexts = Omit<ContactForm, "form"> & { form: FormKey };

interface FormViewProps {
  contact: FormTexts;
  choices: FormChoices;
  /** The page's own heading stands over it. */
  label?: string;
  /** Of its title. */
  level: 2 | 3;
  look: FormLook;
}

/** A contact form. It posts to the page it stands on, with or without script. */
export function SiteForm({ contact, choices, label, level, look }: FormViewProps) {
  const intl = useIntl();
  const definition = forms[contact.form];
  const formId = `form-${contact.id}`;
  const summary = useRef<HTMLDivElement>(null);
  const answer = answerFor(useActionData(), contact.id);
  const check = useFormCheck(definition, formId, choices, answer, summary);
  const busy = useNavigation().formData?.get("contactId") === contact.id;
  const Heading = `h${level}` as const;
  const hasPicture = look === "picture" && contact.picture !== null;

  return (
    <div className={styles.view} data-look={hasPicture || look !== "picture" ? look : "beside"}>
      <div className={styles.side}>
        {contact.title || contact.introHtml ? (
          <header className={styles.head} lang={contact.lang}>
            {contact.title ? <Heading className={styles.title}>{contact.title}</Heading> : null}
            <RichText html={contact.introHtml} className={styles.intro} />
          </header>
        ) : null}
        {hasPicture && contact.picture ? (
          <Picture media={contact.picture} sizes="(width >= 767px) 38vw, 92vw" ratio="4x5" rounded />
        ) : null}
      </div>
      <Form
        method="post"
        id={formId}
        className={styles.form}
        aria-label={label || contact.title || intl.formatMessage({ id: `forms.name.${contact.form}` })}
        noValidate={check.hasScript}
        preventScrollReset
        onSubmit={check.onSubmit}
      >
        <FormSummary
          ref={summary}
          definition={definition}
          formId={formId}
          problems={check.problems}
          failure={check.failure}
        />
        <input type="hidden" name="form" value={contact.form} />
        <input type="hidden" name="contactId" value={contact.id} />
        {/* A field no person sees: what fills it in is no person. */}
        <div className={styles.trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="website" />
        </div>
        <div className={styles.fields}>
          {definition.fields.map((field) => (
            <div key={field.name} className={styles.field} data-half={field.half || undefined}>
              <FormField
                field={field}
                formId={formId}
                values={answer?.values[field.name] ?? []}
                problem={check.problems[field.name] ?? null}
                choices={choices[field.name]}
              />
            </div>
          ))}
        </div>
        <PrivacyLine />
        <p>
          <Button type="submit" busy={busy}>
            {busy
              ? intl.formatMessage({ id: "forms.sending" })
              : contact.submitLabel || intl.formatMessage({ id: "forms.send" })}
          </Button>
        </p>
      </Form>
    </div>
  );
}
