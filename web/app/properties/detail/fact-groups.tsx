import { ChevronDown } from "lucide-react";
import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { FactList } from "./fact-list";
import { isYesOrNo, YesNoLine } from "./yes-no-line";
import type { FactGroup } from "./property-content";
import styles from "./fact-groups.module.css";

/**
 * PROP-1: all attributes of a listing, with labels. The first group is open; the browser's own search and printing open
 * the others.
 */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  const intl = useIntl();
  if (groups.length === 0) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.attributes" })}>
      <div>
        {groups.map((facts, index) => {
          const title = <h3 className={styles.title}>{intl.formatMessage({ id: `listing.group.${facts.group}` })}</h3>;
          return index === 0 ? (
            <div key={facts.group} className={styles.first}>
              {title}
              <Facts {...facts} />
            </div>
          ) : (
            <details key={facts.group} className={styles.group}>
              <summary>
                {title}
                <ChevronDown aria-hidden="true" />
              </summary>
              <Facts {...facts} />
            </details>
          );
        })}
      </div>
    </DetailSection>
  );
}

function Facts({ rows }: FactGroup) {
  const textRows = rows.filter((row) => !isYesOrNo(row));
  return (
    <div className={styles.facts}>
      {textRows.length > 0 ? <FactList rows={textRows} /> : null}
      <YesNoLine rows={rows} />
    </div>
  );
}
