import { useId } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { ContactLines } from "~/ui/contact-lines";
import { Container } from "~/ui/section";
import { returnedId, type FormOffice, type ReturnedForm } from "./form-answer";
import { SiteForm } from "./site-form";
import styles from "./returned-form-view.module.css";
import type { MessageName } from "~/i18n/message-id";

/** The result, the form with everything typed, and a phone number instead. */
export function ReturnedFormView({ returned, office }: { returned: ReturnedForm; office: FormOffice }) {
  const intl = useIntl();
  const { language } = usePaths();
  const title = useId();
  const { form, choices, privacyVersion } = returned;
  const text = (name: MessageName<"forms.">) => intl.formatMessage({ id: `forms.${name}` });
  return (
    <section className={styles.band} aria-labelledby={title}>
      <Container className={styles.columns}>
        <header className={styles.head}>
          <h2 id={title}>{text("returned.title")}</h2>
          <p>{text("returned.text")}</p>
          <p className={styles.office}>{text("office")}</p>
          <ContactLines {...office} />
        </header>
        <SiteForm
          contact={{
            ...{ id: returnedId, lang: language, form },
            ...{ title: "", introHtml: "", submitLabel: "", picture: null },
          }}
          choices={choices}
          privacyVersion={privacyVersion}
          label={text(`name.${form}`)}
          level={3}
          variant="beside"
        />
      </Container>
    </section>
  );
}
