import { languageNames, type OwnReports } from "@gevel/config";
import { FileDown } from "lucide-react";
import { useIntl } from "react-intl";
import { useDayText } from "~/i18n/use-day-text";
import { usePaths } from "~/i18n/use-paths";
import { FileList } from "~/ui/file-list";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./listing-reports.module.css";
import { reportPath } from "./report-addresses";

type Report = OwnReports["reports"][number];

interface ListingReportsProps {
  /** Of one listing, newest first. */
  reports: readonly Report[];
  portal: string;
}

/** Shown at once; the others unfold. */
const atOnce = 6;

/** OWNER-8: the reports of a listing, month by month. */
export function ListingReports({ reports, portal }: ListingReportsProps) {
  const intl = useIntl();
  const earlier = reports.slice(atOnce);
  return (
    <>
      <List reports={reports.slice(0, atOnce)} portal={portal} />
      {earlier.length > 0 ? (
        <details className={styles.earlier}>
          <summary>{intl.formatMessage({ id: "portal.reports.earlier" }, { count: earlier.length })}</summary>
          <List reports={earlier} portal={portal} />
        </details>
      ) : null}
    </>
  );
}

function List({ reports, portal }: ListingReportsProps) {
  const intl = useIntl();
  const day = useDayText();
  const { language } = usePaths();
  return (
    <FileList>
      {reports.map((report) => (
        <li key={report.id}>
          {/* The browser's own: its answer is a file. */}
          <a href={reportPath(portal, report.id)} hrefLang={report.language} className={styles.report} data-document>
            <FileDown aria-hidden="true" />
            <VisuallyHidden>{intl.formatMessage({ id: "portal.reports.report" })} </VisuallyHidden>
            <span className={styles.month}>{day(`${report.month}-01`, "month")}</span>
            <span className={styles.kind}>
              PDF
              {report.language === language ? null : (
                <>
                  {", "}
                  <span lang={report.language}>{languageNames[report.language]}</span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </FileList>
  );
}
