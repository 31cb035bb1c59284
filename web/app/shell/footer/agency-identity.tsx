import type { SiteConfig } from "@gevel/config";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { FooterGroup } from "./footer-group";
import styles from "./agency-identity.module.css";
import type { MessageName } from "~/i18n/message-id";

interface AgencyIdentityProps extends Pick<SiteConfig, "identity"> {
  /** On the contact page: a part of the page under a heading of its own. */
  headed?: boolean;
}

/** CMS-6: the details that Belgian law requires of an agency. Empty ones are left out. */
export function AgencyIdentity({ identity, headed = false }: AgencyIdentityProps) {
  const { formatMessage } = useIntl();
  const text = (id: MessageName<"site.identity.">, values: Record<string, string>) =>
    formatMessage({ id: `site.identity.${id}` }, values);
  const supervisor = [identity.supervisor, identity.supervisorAddress].filter(Boolean).join(", ");
  const lines = [
    identity.companyNumber && text("company", { name: identity.companyName, number: identity.companyNumber }),
    identity.vatNumber && text("vat", { number: identity.vatNumber }),
    ...identity.agents.map(({ name, title, number }) => text("agent", { name, title, number })),
    supervisor && text("supervisor", { name: supervisor }),
    identity.insurer && text("insurance", { insurer: identity.insurer, policy: identity.policyNumber }),
    identity.thirdPartyAccount && text("account", { account: identity.thirdPartyAccount }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  const name = formatMessage({ id: "site.identity" });
  const facts = (
    <ul className={styles.facts}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {identity.codeOfConductUrl ? (
        <li>
          <SiteLink to={{ target: { routeId: null, url: identity.codeOfConductUrl } }}>
            {formatMessage({ id: "site.identity.conduct" })}
          </SiteLink>
        </li>
      ) : null}
    </ul>
  );
  if (headed)
    return (
      <section className={styles.identity} aria-labelledby="identity">
        <h2 id="identity" className={styles.title}>
          {name}
        </h2>
        {facts}
      </section>
    );
  return (
    <div className={styles.identity} data-folds role="group" aria-label={name}>
      <FooterGroup title={name}>{facts}</FooterGroup>
    </div>
  );
}
