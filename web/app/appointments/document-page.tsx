import { useIntl } from "react-intl";
import { Button, ButtonLink } from "~/ui/button";
import { ContactLines } from "~/ui/contact-lines";
import { Container } from "~/ui/section";
import type { DocumentPageData } from "./load-document.server";
import styles from "./appointment-page.module.css";
import type { MessageName } from "~/i18n/message-id";

/** FORM-8: a requested document, and the button that downloads it. */
export function DocumentPage({ data: { document, fileAddress, office } }: { data: DocumentPageData }) {
  const intl = useIntl();
  const text = (id: MessageName<"documents.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `documents.${id}` }, values);
  const state = document?.state ?? "gone";
  const home = document?.home;
  const titles = { open: "title", gone: "gone", withdrawn: "withdrawn" } as const;
  return (
    <Container className={styles.page}>
      <h1>{text(titles[state])}</h1>
      {home ? <p>{text("of", { home: [home.title, home.place].filter(Boolean).join(", ") })}</p> : null}
      {document && state === "open" ? (
        // The browser's own: its answer is a file.
        <form method="post" action={fileAddress} className={styles.form}>
          <Button type="submit">{text("download", { name: document.name })}</Button>
          {document.until ? (
            <p>
              {text("until", {
                day: intl.formatDate(document.until, {
                  ...{ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
                  timeZone: "Europe/Brussels",
                }),
              })}
            </p>
          ) : null}
        </form>
      ) : (
        <p>{text(state === "withdrawn" ? "withdrawnHelp" : "goneHelp")}</p>
      )}
      {home?.url ? (
        <p>
          <ButtonLink href={home.url} variant="quiet">
            {intl.formatMessage({ id: "visits.home" })}
          </ButtonLink>
        </p>
      ) : null}
      {state === "open" ? null : <ContactLines {...office} />}
    </Container>
  );
}
