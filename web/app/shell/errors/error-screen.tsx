import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { errors } from "@gevel/config";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/section";
import { isFailure, notFoundCodes } from "./failure";
import { NotFoundIsland } from "./not-found-island";
import { useRequestId } from "./request-id";
import styles from "./error-screen.module.css";

/** ERR-3: what happened, what one can do, and the id that the log has too. Never a stack. */
export function ErrorScreen() {
  const error = useRouteError();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const renderId = useRequestId();
  const failure = isRouteErrorResponse(error) && isFailure(error.data) ? error.data : null;
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense fallback={null}>
        <NotFoundIsland code={notFoundCodes.find((code) => code === failure?.code) ?? "PAGE_NOT_FOUND"} />
      </Suspense>
    );
  const { messageId } = errors[failure?.code ?? "UNEXPECTED"];
  const title = formatMessage({ id: "site.failure.title" });
  const id = failure?.requestId ?? renderId;
  return (
    <Container className={styles.screen}>
      <h1>{title}</h1>
      <p className={styles.lead}>{formatMessage({ id: messageId })}</p>
      <ButtonLink href={pathname + search} data-document>
        {formatMessage({ id: "site.failure.again" })}
      </ButtonLink>
      {/* In the browser the id of a request that failed while rendering is unknown: the server's text stays. */}
      <p className={styles.reference} suppressHydrationWarning>
        {id ? formatMessage({ id: "site.failure.reference" }, { id }) : null}
      </p>
    </Container>
  );
}
