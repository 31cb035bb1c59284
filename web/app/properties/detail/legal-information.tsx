import { ChevronDown, TriangleAlert } from "lucide-react";
import { useIntl } from "react-intl";
import { LawSources } from "~/ui/law-sources";
import { DetailSection } from "./detail-section";
import groups from "./fact-groups.module.css";
import { FactList } from "./fact-list";
import type { LegalBlock } from "./property-content";
import styles from "./legal-information.module.css";

/** What a buyer must not have to unfold: the certificate's figures and the risk of flooding. */
const headline: ReadonlySet<string> = new Set([
  "energyClass",
  "energyPerformance",
  "epcUniqueCode",
  "floodPScore",
  "floodGScore",
  "floodZone",
]);

/**
 * PROP-20: the information the region's law requires of an advertisement; missing parts are named as missing. Energy and
 * flooding stand open; the rest unfolds, is in the HTML all the same, and is open on paper.
 */
export function LegalInformation({ legal }: { legal: LegalBlock | null }) {
  const intl = useIntl();
  if (!legal || legal.rows.length === 0) return null;
  const rest = legal.rows.filter(({ key }) => !headline.has(key));
  const sources = (
    <LawSources title={intl.formatMessage({ id: "properties.detail.legalSources" })}>
      {legal.sources.map((source) => (
        <li key={source} lang={legal.sourceLanguage}>
          {source}
        </li>
      ))}
    </LawSources>
  );
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.legal" })}>
      <p className={styles.intro}>{intl.formatMessage({ id: `properties.detail.legalIntro.${legal.region}` })}</p>
      {legal.isFloodProne ? (
        <p className={styles.flood}>
          <TriangleAlert aria-hidden="true" />
          {intl.formatMessage({ id: "properties.detail.floodWarning" })}
        </p>
      ) : null}
      {rest.length < legal.rows.length ? (
        <FactList rows={legal.rows.filter(({ key }) => headline.has(key))} columns={1} />
      ) : null}
      {rest.length > 0 ? (
        <details className={`${groups.group} ${styles.fold}`}>
          <summary>
            <h3 className={groups.title}>
              {intl.formatMessage({ id: "properties.detail.legalRest" }, { count: rest.length })}
            </h3>
            <ChevronDown aria-hidden="true" />
          </summary>
          <div className={styles.rest}>
            <FactList rows={rest} columns={1} />
            {sources}
          </div>
        </details>
      ) : (
        sources
      )}
    </DetailSection>
  );
}
