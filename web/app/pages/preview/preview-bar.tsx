import { Eye } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { languageNames, type PreviewQuery } from "@gevel/config";
import styles from "./preview-bar.module.css";

interface About {
  /** Listings have one state: what is stored. */
  status: PreviewQuery["status"] | "stored";
  language: PreviewQuery["language"];
}

export function PreviewBar({ about }: { about: About }) {
  return (
    <aside className={styles.bar}>
      <Eye aria-hidden="true" />
      <p>
        <FormattedMessage id={`site.preview.${about.status}`} values={{ language: languageNames[about.language] }} />
      </p>
    </aside>
  );
}
