import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { FactList } from "./fact-list";
import type { FactGroup } from "./property-content";
import styles from "./fact-groups.module.css";

/** PROP-1: every attribute a listing has, under its label. */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  const intl = useIntl();
  if (groups.length === 0) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.attributes" })}>
      {groups.map(({ group, rows }) => (
        <div key={group} className={styles.group}>
          <h3 className={styles.title}>{intl.formatMessage({ id: `listing.group.${group}` })}</h3>
          <FactList rows={rows} />
        </div>
      ))}
    </DetailSection>
  );
}
