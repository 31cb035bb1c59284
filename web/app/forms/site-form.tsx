import { forms, type ContactForm, type FormKey, type SlotOption } from "@gevel/config";
import { Suspense, useRef } from "react";
import { useIntl } from "react-intl";
import { useChrome } from "~/shell/chrome/chrome";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { breakableWords } from "~/ui/breakable-words";
import { longestWord } from "~/ui/longest-word";
import { Button } from "~/ui/button";
import { SavedSearchCountSuspense } from "~/saved-searches/saved-search-suspense";
import { captchaFields } from "./captcha/captcha";
import { CaptchaIsland, useCaptcha } from "./captcha/use-captcha";
import { timeOf } from "./form-ids";
import type { FormHead, FormText } from "./form-text";
import type { FormChoices } from "./form-choices";
import { fieldId, FormField } from "./form-field";
import { FormSteps, StepBack } from "./form-steps";
import { formIdOf } from "./prefill";
import { HiddenFields } from "./hidden-fields";
import { usePrefill } from "./use-prefill";
import { FormSummary } from "./form-summary";
import { SlotField } from "~/appointments/slot-field";
import { PrivacyLine } from "./privacy-line";
import { useFormCheck } from "./use-form-check";
import { useFormSender } from "./use-form-sender";
import { useFormSteps } from "./use-form-steps";
import { useScript } from "./use-script";
import styles from "./site-form.module.css";

/**
 * Position of the form's text: before it; after it, with its picture or on a sheet; above it in one column (beside it
 * and sticky if the page has a text for it); or at the top of a card.
 */
export type FormVariant = "beside" | "turned" | "single" | "card";

/** A form with its texts: from the CMS, or the site's own for the forms of its own pages. */
export type FormMessages = Omit<ContactForm, "form"> & { form: FormKey };

interface FormViewProps {
  contact: FormMessages;
  choices: FormChoices;
  /** Values that a visitor chose on an earlier page; empty when the form comes back. */
  given?: Readonly<Record<string, string[]>>;
  /** Version of the privacy statement on the site. */
  privacyVersion: string;
  /** Accessible name when the page's own heading is above the form. */
  label?: string;
  /** Of its title. */
  level: 1 | 2 | 3;
  variant: FormVariant;
  /** Target address; the form's own page if missing. */
  action?: string;
  /** Heading of the section that consists of this form alone. */
  head?: FormHead;
  /** The page's text about the form. */
  promise?: FormText;
  /** Who answers it. */
  person?: StaticMarkup | null;
  /** The listing that it is about. */
  listing?: number | null;
  /** The slots of viewings, if the page was rendered with them. */
  slots?: readonly SlotOption[] | null;
  /** The slots in the agency's hours, until the free ones are known. */
  offeredSlots?: readonly SlotOption[];
}

const nothing: readonly string[] = [];
const nobody: Readonly<Record<string, string[]>> = {};

/** A contact form. It posts to its own page, with or without script. */
export function SiteForm(props: FormViewProps) {
  const {
    contact,
    choices,
    given: ofAddress,
    privacyVersion,
    label,
    level,
    variant,
    action,
    head,
    promise,
    person = null,
    listing = null,
    slots = null,
    offeredSlots = [],
  } = props;
  const intl = useIntl();
  const definition = forms[contact.form];
  const formId = formIdOf(contact.id);
  const summary = useRef<HTMLDivElement>(null);
  const { Sender, answer, isSending, openedOn } = useFormSender(contact.id, action);
  const prefill = usePrefill(contact.id);
  const given = prefill ?? ofAddress ?? nobody;
  const chrome = useChrome();
  const mode = chrome?.config.captcha ?? "unseen";
  const captcha = useCaptcha({ formId, mode, cameBack: answer?.captcha ?? null });
  const hasScript = useScript();
  const steps = useFormSteps(definition, hasScript);
  const check = useFormCheck({
    definition,
    formId,
    choices,
    answer,
    given,
    summary,
    captcha: captcha.task,
    hasScript,
    reveal: steps.reveal,
  });
  const busy = isSending || captcha.isWaiting;
  const [Heading, title] = [`h${level}` as const, head?.title || contact.title];
  const isHeaded = Boolean(title || contact.introHtml);
  const time = timeOf(contact.id);
  const name = label || contact.title || intl.formatMessage({ id: `forms.name.${contact.form}` });
  const hasPicture = variant === "turned" && contact.picture !== null;

  return (
    <div className={styles.view}>
      <div
        className={styles.columns}
        data-look={variant === "single" && promise ? "promise" : variant}
        data-picture={hasPicture || undefined}
        data-side={isHeaded || promise !== undefined || person !== null || hasPicture || undefined}
      >
        <div className={styles.side}>
          {isHeaded ? (
            <header className={styles.head} lang={contact.lang}>
              {head?.kicker ? (
                <p className={styles.kicker} lang={head.lang}>
                  {head.kicker}
                </p>
              ) : null}
              {title ? (
                <Heading id={head?.id} className={styles.title} style={longestWord(breakableWords(title))}>
                  {breakableWords(title)}
                </Heading>
              ) : null}
              {head?.html ? <RichText html={head.html} lang={head.lang} className={styles.intro} /> : null}
              <RichText html={contact.introHtml} lang={contact.lang} className={styles.intro} />
            </header>
          ) : null}
          {person ? <StaticHtml as="div" markup={person} /> : null}
          {promise ? <RichText html={promise.html} lang={promise.lang} className={styles.promise} /> : null}
          {hasPicture && contact.picture ? (
            <Picture media={contact.picture} sizes="(width >= 767px) 38vw, 92vw" ratio="4x5" rounded />
          ) : null}
        </div>
        <Sender
          action={action}
          method="post"
          id={formId}
          className={styles.form}
          aria-label={time > 1 ? `${name} (${time})` : name}
          noValidate={hasScript}
          preventScrollReset
          onInput={captcha.begin}
          onSubmit={(event) => {
            const { at, all, isLast } = steps;
            if (at === null || isLast) {
              check.onSubmit(event);
              if (!event.defaultPrevented) captcha.holdBack(event);
              return;
            }
            event.preventDefault();
            if (check.passes(all[at]?.fields ?? [], event.currentTarget)) steps.go(at + 1);
          }}
        >
          <FormSummary
            ref={summary}
            definition={definition}
            formId={formId}
            problems={check.problems}
            failure={check.failure}
            captchaProblem={check.captchaProblem}
            answer={answer}
          />
          <HiddenFields form={contact.form} contactId={contact.id} openedOn={openedOn} />
          <FormSteps steps={steps} formId={formId} isAnswered={answer !== null}>
            {(names) => (
              <div className={styles.fields}>
                {definition.fields
                  // A choice of nothing is not asked.
                  .filter(({ name, required }) => names.includes(name) && (required || choices[name]?.length !== 0))
                  .map((field) => (
                    <div
                      key={field.name}
                      className={styles.field}
                      data-half={field.half || undefined}
                      data-unless={field.unless}
                    >
                      {field.options === "visit-slots" ? (
                        <SlotField
                          id={fieldId(formId, field.name)}
                          name={field.name}
                          listing={listing}
                          chosen={answer?.values[field.name]?.[0]}
                          preloaded={answer?.slots ?? slots}
                          offered={offeredSlots}
                          hasScript={hasScript}
                          problem={check.problems[field.name] ?? null}
                        />
                      ) : (
                        <FormField
                          field={field}
                          formId={formId}
                          values={answer?.values[field.name] ?? given[field.name] ?? nothing}
                          problem={check.problems[field.name] ?? null}
                          choices={choices[field.name]}
                        />
                      )}
                    </div>
                  ))}
              </div>
            )}
          </FormSteps>
          {contact.form === "demand-register" ? <SavedSearchCountSuspense formId={formId} /> : null}
          {captcha.proof ? <input type="hidden" name={captchaFields.proof} value={captcha.proof} /> : null}
          {captcha.task && steps.isLast ? (
            <Suspense fallback={null}>
              <CaptchaIsland
                formId={formId}
                task={captcha.task}
                problem={check.captchaProblem}
                office={answer?.office ?? { phone: chrome?.config.phone ?? "", email: "" }}
                hasScript={hasScript}
                onOther={captcha.other}
              />
            </Suspense>
          ) : null}
          <p className="visually-hidden" role="status">
            {captcha.isWaiting ? intl.formatMessage({ id: "forms.captcha.working" }) : ""}
          </p>
          <PrivacyLine version={privacyVersion} />
          <p className={styles.sending}>
            <StepBack steps={steps} />
            <Button type="submit" busy={busy}>
              {steps.isLast
                ? busy
                  ? intl.formatMessage({ id: "forms.sending" })
                  : contact.submitLabel || intl.formatMessage({ id: "forms.send" })
                : intl.formatMessage({ id: "forms.step.next" })}
            </Button>
          </p>
        </Sender>
      </div>
    </div>
  );
}
