import { contactOriginalPath, type Page, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths } from "~/i18n/paths";
import type { StaticMarkup } from "~/islands/static-markup";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { ArrowUpRight } from "lucide-react";
import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import { ContactLines } from "~/ui/contact-lines";
import { Picture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { AgencyIdentity } from "../footer/agency-identity";
import { directionsTo } from "./directions-to";
import { OpeningHours } from "./opening-hours";
import styles from "./offices.module.css";

type Office = SiteTree["config"]["offices"][number];

/** CMS-5, CMS-6: where the agency is, when it is open, and what the law has it publish about itself. */
function Offices({ config }: Pick<SiteTree, "config">) {
  const { formatMessage } = useIntl();
  return (
    <>
      {config.offices.length > 0 ? (
        <section aria-label={formatMessage({ id: "site.offices" })} className={styles.section}>
          <ul className={styles.offices}>
            {config.offices.map((office) => (
              <OfficeCard key={`${office.name} ${office.street}`} office={office} />
            ))}
          </ul>
        </section>
      ) : null}
      <AgencyIdentity identity={config.identity} headed />
    </>
  );
}

function OfficeCard({ office }: { office: Office }) {
  const { formatMessage } = useIntl();
  const { name, street, houseNumber, zip, city, phone, email, hours, picture } = office;
  const directions = directionsTo(office);
  return (
    <li className={styles.office} data-picture={picture ? true : undefined}>
      {picture ? (
        <Picture media={picture} sizes="(width >= 1280px) 250px, (width >= 767px) 30vw, 92vw" ratio="4x3" rounded />
      ) : null}
      <div className={styles.text}>
        <h2 className={styles.name}>{name || city}</h2>
        <address className={styles.address}>
          {[`${street} ${houseNumber}`, `${zip} ${city}`].map((line) => (
            <span key={line}>{line.trim()}</span>
          ))}
        </address>
        {directions ? (
          <SiteLink to={{ target: { routeId: null, url: directions } }} className={styles.directions}>
            {formatMessage({ id: "site.offices.directions" })}
            <VisuallyHidden> {name || city}</VisuallyHidden>
            <ArrowUpRight aria-hidden="true" />
          </SiteLink>
        ) : null}
      </div>
      <div className={styles.text}>
        <ContactLines phone={phone} email={email} />
        <OpeningHours hours={hours} className={styles.hours} />
      </div>
    </li>
  );
}

/** The offices shown on the contact page beside its editor's content; null on other pages. */
export function renderOffices(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest">,
  { config, routes, language }: Pick<SiteTree, "config" | "routes" | "language">,
  { id }: Pick<Page, "id">,
): StaticMarkup | null {
  const isContact = routes.some((route) => route.id === id && route.originalPath === contactOriginalPath);
  if (!isContact) return null;
  const html = renderStatic(<Offices config={config} />, createPaths({ language, rows: [] }), "offices");
  return html === "" ? null : staticMarkup(context, "offices", html);
}
