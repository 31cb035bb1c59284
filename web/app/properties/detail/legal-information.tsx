import { TriangleAlert } from "lucide-react";
import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { FactList } from "./fact-list";
import { LawSources } from "~/ui/law-sources";
import type { LegalBlock } from "./property-content";
import styles from "./legal-information.module.css";

/** PROP-20: the information the region's law requires of an advertisement; missing parts are named as missing. */
export function LegalInformation({ legal }: { legal: LegalBlock | null }) {
  const intl = useIntl();
  if (!legal || legal.rows.length === 0) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.legal" })}>
      <p className={styles.intro}>{intl.formatMessage({ id: `properties.detail.legalIntro.${legal.region}` })}</p>
      {legal.isFloodProne ? (
        <p className={styles.flood}>
          <TriangleAlert aria-hidden="true" />
          {intl.formatMessage({ id: "properties.detail.floodWarning" })}
        </p>
      ) : null}
      <FactList rows={legal.rows} columns={1} />
      <LawSources title={intl.formatMessage({ id: "properties.detail.legalSources" })}>
        {legal.sources.map((source) => (
          <li key={source} lang={legal.sourceLanguage}>
            {source}
          </li>
        ))}
      </LawSources>
    </DetailSection>
  );
}
