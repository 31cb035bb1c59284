import { type StaticMarkup, StaticHtml } from "~/islands/static-markup";
import type { FormPageData } from "./form-page.server";
import { FormPage } from "./form-page";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Container } from "~/ui/section";
import styles from "~/properties/print/print-page.module.css";

/** the sheet as it will be printed, and what sends it to a printer. Without script the browser's own menu does. */
function PrintPage({ sheet }: { sheet: StaticMarkup }) {
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

/** A page that belongs to a listing: one of its forms, or its print view. */
export type PartContent = { formPage: FormPageData } | { sheet: StaticMarkup };

export function PartPage({ part }: { part: PartContent }) {
  return "formPage" in part ? <FormPage data={part.formPage} /> : <PrintPage sheet={part.sheet} />;
}
