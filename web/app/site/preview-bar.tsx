import { Eye } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { languageNames, type PreviewQuery } from "@gevel/config";
import styles from "./preview-bar.module.css";

export function PreviewBar({ about }: { about: Pick<PreviewQuery, "status" | "language"> }) {
  return (
    <aside className={styles.bar}>
      <Eye aria-hidden="true" />
      <p>
        <FormattedMessage id={`site.preview.${about.status}`} values={{ language: languageNames[about.language] }} />
      </p>
    </aside>
  );
}
