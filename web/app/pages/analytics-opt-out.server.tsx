import { AppError, isLanguage, optOutPath, type Language } from "@gevel/config";
import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { optIn, hasOptedOut, optOut } from "~/analytics-opt-out/opt-out-cookie.server";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Container } from "~/ui/section";
import styles from "~/analytics-opt-out/opt-out-page.module.css";
import type { MessageName } from "~/i18n/message-id";

/** OWNER-5: whether this browser's page visits are counted, and the button that changes it. A plain form, without script too. */
function AnalyticsOptOutPage({ isCounted }: { isCounted: boolean }) {
  const intl = useIntl();
  const text = (name: MessageName<"uncounted.">) => intl.formatMessage({ id: `uncounted.${name}` });
  return (
    <Container className={styles.page}>
      <h1>{text(isCounted ? "title.counted" : "title.uncounted")}</h1>
      <p className={styles.lead}>{text("how")}</p>
      <p>{text(isCounted ? "lead.counted" : "lead.uncounted")}</p>
      <form method="post">
        <Button
          type="submit"
          name="count"
          value={isCounted ? "no" : "yes"}
          variant={isCounted ? "primary" : "secondary"}
        >
          {text(isCounted ? "act.stop" : "act.again")}
        </Button>
      </form>
    </Container>
  );
}

/** Specific to this browser and this moment. */
export const analyticsOptOutHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

function languageOf({ replica }: AppLoadContext, language: string | undefined): Language {
  if (!isLanguage(language) || !replica.enabledLanguages.includes(language)) throw new AppError("PAGE_NOT_FOUND");
  return language;
}

export function loadAnalyticsOptOut(context: AppLoadContext, request: Request, requestedLanguage: string | undefined) {
  // Staff come from the admin, which does not know the site's languages.
  if (requestedLanguage === undefined)
    throw redirect(optOutPath(context.replica.defaultLanguage), { status: 302, headers: analyticsOptOutHeaders });
  const language = languageOf(context, requestedLanguage);
  const tree = treeOf(context, language);
  const isCounted = !hasOptedOut(request.headers.get("cookie") ?? "");
  const title = textOf(language, isCounted ? "uncounted.title.counted" : "uncounted.title.uncounted");
  const paths = createPaths(pathTable(tree.routes, language, context.replica.defaultLanguage));
  const html = renderStatic(<AnalyticsOptOutPage isCounted={isCounted} />, paths, "uncounted");
  const meta = screenMeta(context, tree, { title, path: "", canonical: false });
  return data({ meta, page: staticMarkup(context, "uncounted", html) }, { headers: analyticsOptOutHeaders });
}

/** Handles the pressed button, then redirects to the page, so that a reload submits nothing. */
export async function answerAnalyticsOptOut(
  context: AppLoadContext,
  request: Request,
  requestedLanguage: string | undefined,
) {
  const language = languageOf(context, requestedLanguage);
  const pressed = (await request.formData().catch(() => new FormData())).get("count");
  if (pressed !== "no" && pressed !== "yes")
    throw new AppError("INVALID_INPUT", "the post is not from a button of the page");
  const cookie = pressed === "no" ? optOut(context.siteUrl) : optIn(context.siteUrl);
  return redirect(optOutPath(language), { status: 303, headers: { ...analyticsOptOutHeaders, "set-cookie": cookie } });
}
