import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { Container } from "~/ui/section";
import styles from "./print-page.module.css";

/** the sheet as it will be printed, and what sends it to a printer. Without script the browser's own menu does. */
export function PrintPage({ sheet }: { sheet: StaticMarkup }) {
  const intl = useIntl();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return (
    <Container className={styles.page}>
      <div className={styles.tools}>
        <p>{intl.formatMessage({ id: "print.hint" })}</p>
        {hasScript ? (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} /> {intl.formatMessage({ id: "print.print" })}
          </Button>
        ) : null}
      </div>
      <StaticHtml as="div" className={styles.paper} markup={sheet} />
    </Container>
  );
}
