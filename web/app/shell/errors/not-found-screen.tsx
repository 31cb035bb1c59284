import { errors } from "@gevel/config";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "~/i18n/message-id";
import { usePaths } from "~/i18n/use-paths";
import { SiteLink } from "~/i18n/site-link";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/controls";
import { Field } from "~/ui/field";
import { Container } from "~/ui/section";
import type { NotFoundCode } from "./failure";
import { StreetDrawing } from "./street-drawing";
import styles from "./not-found-screen.module.css";

/** Advice to the visitor, below the message of what is missing. */
const ways: Record<NotFoundCode, MessageId> = {
  PAGE_NOT_FOUND: "site.notFound.text",
  PROPERTY_NOT_FOUND: "site.notFound.propertyText",
  PERSON_NOT_FOUND: "site.notFound.personText",
  VIEW_NOT_FOUND: "site.notFound.viewText",
};

/** The likeliest pages to go on to, by their original paths; one that staff have not published is left out. */
const likely = [
  ["for-sale", "properties.goal.0"],
  ["for-rent", "properties.goal.1"],
  ["contact-demand", "site.freeEvaluation"],
  ["contact", "site.notFound.contact"],
] as const;

interface NotFoundScreenProps {
  code: NotFoundCode;
  /** Listings to go on with, where a listing is gone. */
  near?: StaticMarkup | null;
}

/** ROUTE-9, ROUTE-10: the screen for an address that leads nowhere, with a way on. */
export function NotFoundScreen({ code, near = null }: NotFoundScreenProps) {
  const { formatMessage } = useIntl();
  const paths = usePaths();
  const sale = paths.byOriginalPath("for-sale");
  const rent = paths.byOriginalPath("for-rent");
  return (
    <>
      <Container className={styles.screen}>
        <div className={styles.message}>
          <h1>
            <FormattedMessage id={errors[code].messageId} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id={ways[code]} />
          </p>
        </div>
        {sale ? (
          <form action={sale} method="get" role="search" className={styles.form}>
            <Field
              id="not-found-search"
              name="search"
              label={formatMessage({ id: "site.notFound.searchLabel" })}
              required
            >
              {({ required: _anything, ...control }) => <TextInput {...control} type="search" enterKeyHint="search" />}
            </Field>
            <Button type="submit">
              <FormattedMessage id="site.notFound.searchSale" />
            </Button>
            {rent ? (
              <Button type="submit" variant="secondary" formAction={rent}>
                <FormattedMessage id="site.notFound.searchRent" />
              </Button>
            ) : null}
          </form>
        ) : null}
        <nav aria-label={formatMessage({ id: "site.quickLinks" })}>
          <ul className={styles.likely}>
            {likely.map(([original, name]) =>
              paths.byOriginalPath(original) ? (
                <li key={original}>
                  <SiteLink to={{ original }}>
                    <FormattedMessage id={name} />
                  </SiteLink>
                </li>
              ) : null,
            )}
            <li>
              <SiteLink to={{ path: paths.home }}>
                <FormattedMessage id="site.notFound.home" />
              </SiteLink>
            </li>
          </ul>
        </nav>
      </Container>
      {near ? <StaticHtml as="div" markup={near} /> : <StreetDrawing />}
    </>
  );
}
