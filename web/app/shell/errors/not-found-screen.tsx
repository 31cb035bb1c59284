import { errors } from "@gevel/config";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "~/i18n/message-id";
import { usePaths } from "~/i18n/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { TextInput } from "~/ui/controls";
import { Field } from "~/ui/field";
import { Container } from "~/ui/section";
import type { NotFoundCode } from "./failure";
import styles from "./error-screen.module.css";
import search from "./not-found-screen.module.css";

/** Advice to the visitor, below the message of what is missing. */
const ways: Record<NotFoundCode, MessageId> = {
  PAGE_NOT_FOUND: "site.notFound.text",
  PROPERTY_NOT_FOUND: "site.notFound.propertyText",
  PERSON_NOT_FOUND: "site.notFound.personText",
  VIEW_NOT_FOUND: "site.notFound.viewText",
};

/** ROUTE-9: the screen for an address that leads nowhere, with a way on. */
export function NotFoundScreen({ code }: { code: NotFoundCode }) {
  const { formatMessage } = useIntl();
  const paths = usePaths();
  const sale = paths.byOriginalPath("for-sale");
  const rent = paths.byOriginalPath("for-rent");
  return (
    <Container className={styles.screen}>
      <h1>
        <FormattedMessage id={errors[code].messageId} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id={ways[code]} />
      </p>
      {sale ? (
        <form action={sale} method="get" role="search" className={search.form}>
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
      <ButtonLink variant="quiet" href={paths.home}>
        <FormattedMessage id="site.notFound.home" />
      </ButtonLink>
    </Container>
  );
}
