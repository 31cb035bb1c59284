import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { Button } from "~/ui/button";
import { Container } from "~/ui/section";
import { accountPath } from "../account/account-addresses";
import { timeOf } from "./timeline/timeline-weeks";
import styles from "./portal-top.module.css";
import type { PortalView } from "../live/portal-view";

/** How much of the previous listing stays visible, in pixels. */
const peek = 48;

interface PortalTopProps {
  view: PortalView;
  portal: string;
  /** The last refresh failed. */
  isStale: boolean;
}

/** The owner's name, the time of the numbers, links to other listings and the logout. */
export function PortalTop({ view: { name, email, at, homes, home }, portal, isStale }: PortalTopProps) {
  const intl = useIntl();
  const { login } = usePaths();
  const list = useRef<HTMLUListElement>(null);
  const shown = home?.id;
  useEffect(() => {
    // On a phone, scrolls the current listing into view and leaves part of the previous one visible.
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (shown !== undefined && current) list.current?.scrollTo({ left: current.offsetLeft - peek });
  }, [shown]);
  return (
    <Container className={styles.top}>
      <p className={styles.hello}>{intl.formatMessage({ id: "portal.hello" }, { name: name || email })}</p>
      <div className={styles.end}>
        <p className={styles.updated}>
          {intl.formatMessage({ id: isStale ? "portal.stale" : "portal.updated" }, { time: timeOf(at) })}
        </p>
        <SiteLink to={{ path: accountPath(login, "devices") }} className={styles.devices}>
          {intl.formatMessage({ id: "site.login.devices" })}
        </SiteLink>
        <Form method="post" action={login} reloadDocument>
          <Button type="submit" name="intent" value="log-out" variant="quiet">
            {intl.formatMessage({ id: "portal.logOut" })}
          </Button>
        </Form>
      </div>
      {home && homes.length > 1 ? (
        <nav className={styles.homes} aria-label={intl.formatMessage({ id: "portal.homes" })}>
          <ul ref={list} className={styles.list}>
            <li>
              <SiteLink to={{ path: portal }}>{intl.formatMessage({ id: "portal.allHomes" })}</SiteLink>
            </li>
            {homes.map(({ id, title, place }) => (
              <li key={id}>
                <SiteLink to={{ path: `${portal}?home=${id}` }} aria-current={id === home.id ? "page" : undefined}>
                  {homes.some((other) => other.id !== id && other.place === place) ? title : place || title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Container>
  );
}
