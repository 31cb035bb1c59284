import { errors, formatPhone, localeTags, phoneHref, type ErrorCode, type Language } from "@gevel/config";
import { renderToStaticMarkup } from "react-dom/server";
import { createSiteIntl } from "../../app/i18n/intl-of";
import type { MessageName } from "../../app/i18n/message-id";
import { canonicalPath } from "../../app/i18n/paths";
import type { Theme } from "../../app/shell/chrome/theme";
import type { IntlShape } from "react-intl";
import serverDe from "../../app/i18n/messages/de/server.json";
import serverEn from "../../app/i18n/messages/en/server.json";
import serverFr from "../../app/i18n/messages/fr/server.json";
import serverNl from "../../app/i18n/messages/nl/server.json";
import siteDe from "../../app/i18n/messages/de/site.json";
import siteEn from "../../app/i18n/messages/en/site.json";
import siteFr from "../../app/i18n/messages/fr/site.json";
import siteNl from "../../app/i18n/messages/nl/site.json";
import type { Texts } from "../../app/i18n/messages";

/** The pages have all texts in a bundle of their own; this is for what is refused before them. */
const texts: Record<Language, readonly [Texts, Texts]> = {
  nl: [serverNl, siteNl],
  fr: [serverFr, siteFr],
  en: [serverEn, siteEn],
  de: [serverDe, siteDe],
};

const made = new Map<Language, IntlShape>();

export function messagesIn(language: Language): IntlShape {
  const cached = made.get(language);
  if (cached) return cached;
  const [own, site] = texts[language];
  const intl = createSiteIntl(language, { ...own, ...site });
  made.set(language, intl);
  return intl;
}

export interface ErrorPageInput {
  code: ErrorCode;
  /** Seconds until a retry makes sense. */
  wait?: number | undefined;
  /** The id that the log has too. */
  reference?: string | undefined;
  /** The request's body is still arriving: the whole answer is sent, and the caller ends the connection. */
  unread?: boolean;
}

export interface ErrorPageContext {
  language: Language;
  agency: { agencyName: string; phone: string };
  /** The agency's own colours. */
  theme: Theme;
  /** Address of the style sheet. */
  styles: string;
  /** The address to retry; null after a post, which the browser can go back to. */
  again: string | null;
}

/** Statuses with a title of their own; the catalogue has more codes than distinct titles. */
const titled = [400, 403, 413, 429] as const;
/** From here on seconds are too exact. */
const inMinutes = 90;

/**
 * The page for a request rejected before any page was made: the site's theme and language without its script, pictures
 * or menus, so that a flood of them costs next to nothing.
 */
export function renderErrorPage({ code, wait, reference }: ErrorPageInput, place: ErrorPageContext): string {
  const { language, agency, theme, styles, again } = place;
  const { formatMessage } = messagesIn(language);
  const { status, messageId } = errors[code];
  const text = (id: MessageName<"errorPage.">, values = {}) => formatMessage({ id: `errorPage.${id}` }, values);
  const title = text(`title.${titled.find((each) => each === status) ?? 500}`);
  const home = canonicalPath(language, "");
  const page = (
    <html lang={localeTags[language]} style={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[title, agency.agencyName].filter(Boolean).join(" · ")}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        {agency.agencyName ? (
          <header>
            <a href={home}>{agency.agencyName}</a>
          </header>
        ) : null}
        <main>
          <h1>{title}</h1>
          <p>{formatMessage({ id: messageId })}</p>
          {wait === undefined ? null : (
            <p>
              {wait < inMinutes
                ? text("waitSeconds", { seconds: wait })
                : text("waitMinutes", { minutes: Math.ceil(wait / 60) })}
            </p>
          )}
          {again === null && status !== 403 ? <p>{text("typed")}</p> : null}
          <div className="ways">
            {again === null || status === 400 ? null : <a href={again}>{text("again")}</a>}
            <a href={home}>{text("home")}</a>
          </div>
          {reference ? <p className="reference">{text("reference", { id: reference })}</p> : null}
        </main>
        {agency.phone ? (
          <footer>
            <a href={phoneHref(agency.phone)}>{text("call", { phone: formatPhone(agency.phone) })}</a>
          </footer>
        ) : null}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
